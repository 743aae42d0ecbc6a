import sql from 'sql-template-tag'
import { anchorHead } from './anchors/anchor-head.ts'
import { authenticateOperator, type Identity } from './authenticate-operator.ts'
import type { Invocation } from './command-line.ts'
import { readLastAct } from './last-act.ts'
import { type OperatorPorts, wordsOf } from './operator-command.ts'
import { SecondOperatorNeeded } from './operator-limits.ts'
import type { Attribution } from './record-act.ts'
import { Refusal } from './refusal.ts'
import { storeRequest } from './requests.ts'

type InvocationOf<Kind> = Extract<Invocation, { readonly kind: Kind }>

/** 0: done. 1: refused, or a problem was found. 2: invalid usage. 3: waits for a second operator. */
export type ExitCode = 0 | 1 | 2 | 3

/** Readings show data of players, so they are kept as well. */
async function recordReading(
  { database }: OperatorPorts,
  { who }: Identity,
  invocation: Invocation,
): Promise<void> {
  const { command, kind, operands } = invocation
  const name = kind === 'rehearsal' ? `${command.name} --dry-run` : command.name
  await database.execute(sql`
    insert into operator_reading (who, command, operands)
    values (${who}, ${name}, ${JSON.stringify(wordsOf(operands))}::jsonb)`)
}

const needsSecond = 'This needs a second operator'

async function act(ports: OperatorPorts, { command, operands }: InvocationOf<'act'>, by: Attribution) {
  try {
    if (await command.needsSecondOperator?.(ports, operands)) throw new SecondOperatorNeeded(needsSecond)
    await command.run(ports, operands, by)
    return 0
  } catch (error) {
    if (!(error instanceof SecondOperatorNeeded)) throw error
    await storeRequest(ports, { command, operands, by, reason: error.message })
    return 3
  }
}

function expectAnchorFile({ anchors }: OperatorPorts): void {
  try {
    anchors.expectWritable()
  } catch (error) {
    throw new Refusal(
      `Nothing was changed: the anchor file ${anchors.name} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Also after a refusal: a refund is recorded before the provider is asked. */
async function anchor(ports: OperatorPorts): Promise<void> {
  const { log, database } = ports
  try {
    await anchorHead(ports)
    log.info({ act: await readLastAct(database) }, 'last act of operators')
  } catch (error) {
    log.error({ err: error }, 'the last act of operators is not anchored; the next act or server will do it')
  }
}

async function runAct(
  ports: OperatorPorts,
  invocation: InvocationOf<'act'>,
  identity: Identity,
): Promise<ExitCode> {
  expectAnchorFile(ports)
  const by = { ...identity, why: invocation.why, limits: ports.config.operatorLimits }
  try {
    return await act(ports, invocation, by)
  } finally {
    await anchor(ports)
  }
}

/** Runs a command for the owner of the key. Throws refusals. */
export async function runCommand(
  ports: OperatorPorts,
  invocation: Exclude<Invocation, { readonly kind: 'offline' }>,
  key: string | null,
): Promise<ExitCode> {
  const { kind, command, operands } = invocation
  const identity = await authenticateOperator(ports, command, key)
  if (kind === 'act') return runAct(ports, invocation, identity)
  await recordReading(ports, identity, invocation)
  if (kind === 'rehearsal') {
    await invocation.command.rehearse?.(ports, operands)
    return 0
  }
  return (await invocation.command.run(ports, operands, invocation.anchorFiles)) ? 0 : 1
}
