import type { Ports } from '../features/ports.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { Attribution } from './record-act.ts'

export interface OperatorPorts extends Pick<Ports, 'database' | 'log' | 'provider' | 'random'> {
  /** Throws if the key of the server is not configured. */
  secretBox(): SecretBox
  print(line: string): void
}

/** A refusal with a message for the operator. Throwing it rolls back the transaction. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

interface Described {
  /** Two words: subject and action. */
  readonly name: string
  /** Placeholder of the operand, such as `<id>` or `<file>`. Without it the command takes none. */
  readonly operand?: string
  readonly summary: string
}

/** A command that changes nothing. Returns false for a problem that needs attention. */
interface Reading extends Described {
  readonly kind: 'reading'
  run(ports: OperatorPorts, operand: string): Promise<boolean>
}

/** A command that changes data and records the change in the same transaction. */
interface Act extends Described {
  readonly kind: 'act'
  run(ports: OperatorPorts, operand: string, by: Attribution): Promise<void>
  /** Prints the planned changes. */
  rehearse?(ports: OperatorPorts, operand: string): Promise<void>
}

export type OperatorCommand = Reading | Act

/** The operand of a command for a single row. */
export function idOf(operand: string): number {
  const id = Number(operand)
  if (!/^\d{1,15}$/.test(operand) || id === 0)
    throw new Refusal(`${operand} is no id: expected a whole number`)
  return id
}
