import path from 'node:path'
import sql from 'sql-template-tag'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import type { AnchorFile } from '../operators/anchors/anchor-file.ts'
import { type Files, localFiles } from '../operators/files.ts'
import type { OperatorPorts } from '../operators/operator-command.ts'
import type { ExitCode } from '../operators/run-command.ts'
import { runOperator } from '../operators/run-operator.ts'
import { createSandboxProvider } from '../payments/sandbox/sandbox-provider.ts'
import { systemRandom } from '../random.ts'
import { hashOf } from '../secrets/token-secrets.ts'
import { testOrigin } from './test-app.ts'
import { testKeyRing } from './test-secret-box.ts'

interface Printed {
  readonly code: ExitCode
  readonly lines: readonly string[]
  readonly complaints: readonly string[]
}

/** Anchors in memory. `lines` can be changed. */
export function memoryAnchors(): AnchorFile & { lines: string[] } {
  const file = {
    name: 'anchors',
    lines: [] as string[],
    expectWritable() {},
    append: (line: string) => void file.lines.push(line),
    read: () => file.lines.map((line) => `${line}\n`).join(''),
  }
  return file
}

/** Most tests are about something else. */
export const unlimited = { coins: 1_000_000_000, cents: 1_000_000_000, tickets: 1_000_000_000 }

export const operatorConfig: OperatorPorts['config'] = {
  publicUrl: testOrigin,
  operatorLimits: unlimited,
  launcherDir: path.join(import.meta.dirname, 'no-launchers'),
}

/** Ports of commands. Payments go to the sandbox, anchors are forgotten. */
export const operatorPorts = (
  database: Database,
  changes: Partial<OperatorPorts> = {},
): Omit<OperatorPorts, 'files' | 'print'> & { readonly files?: Files } => ({
  database,
  provider: createSandboxProvider({ database, random: systemRandom, clock: systemClock }),
  log: silentLog,
  random: systemRandom,
  config: operatorConfig,
  anchors: memoryAnchors(),
  keyRing: () => testKeyRing,
  ...changes,
})

/** Runs a command, given as words, with a key or none. */
export async function operateWith(
  key: string | null,
  argv: readonly string[],
  ports: Omit<OperatorPorts, 'files' | 'print'> & { readonly files?: Files },
): Promise<Printed> {
  const { files = localFiles } = ports
  const lines: string[] = []
  const complaints: string[] = []
  const host = {
    open: () => Promise.resolve({ ports, close: () => Promise.resolve() }),
    offline(): never {
      throw new Error('An offline command has a host of its own')
    },
  }
  const code = await runOperator(argv, host, {
    files,
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
    readKey: () => key,
  })
  return { code, lines, complaints }
}

/** The key of an operator whom this adds, without an act, if they are new. */
export async function keyOf(database: Database, name: string): Promise<string> {
  const key = `olympus_op_${hashOf(name).toString('base64url')}`
  await database.execute(sql`
    with added as (insert into operator (name) values (${name}) on conflict do nothing returning id)
    insert into operator_key (operator_id, hash) select id, ${hashOf(key)} from added`)
  return key
}

/** Removes all operators, their requests and acts. */
export const forgetOperators = (owner: Database): Promise<void> =>
  owner.transaction((transaction) =>
    transaction.script(`
      alter table operator_act disable trigger user;
      truncate operator_act, operator_reading, operator_request, operator_key, operator restart identity;
      alter table operator_act enable trigger user`),
  )

/** Runs a command of the operator iris, given as words. */
export const operate = async (
  database: Database,
  argv: readonly string[],
  ports: Partial<OperatorPorts> = {},
): Promise<Printed> => operateWith(await keyOf(database, 'iris'), argv, operatorPorts(database, ports))

/** Runs a command of the operator iris with a reason. */
export const act = (
  database: Database,
  argv: readonly string[],
  ports: Partial<OperatorPorts> = {},
): Promise<Printed> => operate(database, [...argv, '--why', 'ticket 7'], ports)

interface Act {
  readonly who: string
  readonly why: string
  readonly command: string
  readonly details: object
}

/** The recorded acts, oldest first. */
export const actsOf = (database: Database): Promise<Act[]> =>
  database.query<Act>(sql`select who, why, command, details from operator_act order by id`)
