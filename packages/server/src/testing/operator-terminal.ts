import sql from 'sql-template-tag'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import type { OperatorPorts } from '../operators/operator-command.ts'
import { runOperator } from '../operators/run-operator.ts'
import { createSandboxProvider } from '../payments/sandbox/sandbox-provider.ts'
import { systemRandom } from '../random.ts'
import { testOrigin } from './test-app.ts'
import { testKeyRing } from './test-secret-box.ts'

interface Printed {
  readonly code: 0 | 1 | 2
  readonly lines: readonly string[]
  readonly complaints: readonly string[]
}

/** Runs an operator command, given as words. */
export async function operate(
  database: Database,
  argv: readonly string[],
  ports: Partial<OperatorPorts> = {},
): Promise<Printed> {
  const lines: string[] = []
  const complaints: string[] = []
  const opened = {
    ports: {
      database,
      provider: createSandboxProvider({ database, random: systemRandom, clock: systemClock }),
      log: silentLog,
      random: systemRandom,
      config: { publicUrl: testOrigin },
      keyRing: () => testKeyRing,
      ...ports,
    },
    close: () => Promise.resolve(),
  }
  const offline = (): never => {
    throw new Error('An offline command has a host of its own')
  }
  const code = await runOperator(
    argv,
    { open: () => Promise.resolve(opened), offline },
    {
      print: (line) => void lines.push(line),
      complain: (line) => void complaints.push(line),
    },
  )
  return { code, lines, complaints }
}

/** Runs an operator command with a person and a reason. */
export const act = (database: Database, argv: readonly string[], ports: Partial<OperatorPorts> = {}) =>
  operate(database, [...argv, '--who', 'iris', '--why', 'ticket 7'], ports)

interface Act {
  readonly who: string
  readonly why: string
  readonly command: string
  readonly details: object
}

/** The recorded acts, oldest first. */
export const actsOf = (database: Database): Promise<Act[]> =>
  database.query<Act>(sql`select who, why, command, details from operator_act order by id`)
