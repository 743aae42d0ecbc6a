import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { Random } from '../random.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { By } from './record-act.ts'

export interface OperatorPorts {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly log: Log
  readonly random: Random
  /** Throws when there is no key that the server uses too. */
  secretBox(): SecretBox
  print(line: string): void
}

/** What is asked for cannot be done, in words for the operator. Thrown, so that nothing of the act stays. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

interface Described {
  /** Two words: what it is about and what is done. */
  readonly name: string
  /** `<id>`, `<file>` or the like; the command takes one operand then, else none. */
  readonly operand?: string
  readonly summary: string
}

/** Changes nothing. Resolves with false for what should alarm somebody. */
interface Reading extends Described {
  readonly kind: 'reading'
  run(ports: OperatorPorts, operand: string): Promise<boolean>
}

/** Changes something, and records that in the same transaction. */
interface Act extends Described {
  readonly kind: 'act'
  run(ports: OperatorPorts, operand: string, by: By): Promise<void>
  /** Prints what it would do. */
  rehearse?(ports: OperatorPorts, operand: string): Promise<void>
}

export type OperatorCommand = Reading | Act

/** The operand of a command that is about one row. */
export function idOf(operand: string): number {
  const id = Number(operand)
  if (!/^\d{1,15}$/.test(operand) || id === 0)
    throw new Refusal(`${operand} is no id: expected a whole number`)
  return id
}
