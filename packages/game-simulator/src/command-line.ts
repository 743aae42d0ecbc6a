import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { SimulatorOptions } from './simulation/options.ts'

/** The command line is not usable. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const options = {
  url: { type: 'string', multiple: true },
  'key-file': { type: 'string' },
  store: { type: 'string', default: '.data/game' },
  world: { type: 'string' },
  accounts: { type: 'string', default: '0' },
  'first-account': { type: 'string', default: '1' },
  'account-ids': { type: 'string' },
  'keep-offline': { type: 'boolean', default: false },
  online: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  for: { type: 'string' },
  'presence-every': { type: 'string', default: '10s' },
  'play-every': { type: 'string', default: '500ms' },
  lease: { type: 'string', default: '5s' },
  pace: { type: 'string' },
  'reject-every': { type: 'string' },
  'reject-swaps': { type: 'boolean', default: false },
  'drop-replies': { type: 'string', default: '0' },
  duplicate: { type: 'boolean', default: false },
  reorder: { type: 'boolean', default: false },
  'clock-skew': { type: 'string', default: '0s' },
  'old-snapshots': { type: 'string', default: '0' },
  'full-bag': { type: 'string', default: '0' },
  busy: { type: 'string', default: '0' },
  'kill-every': { type: 'string' },
  compare: { type: 'boolean', default: false },
  check: { type: 'string' },
  account: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const usages: Readonly<Record<keyof typeof options, readonly [placeholder: string, meaning: string]>> = {
  url: ['<address>', 'the portal; several are used in turn'],
  'key-file': ['<file>', 'the key, in place of OLYMPUS_GAME_SERVER_KEY'],
  store: ['<folder>', 'its journal'],
  world: ['<world>', 'of new characters'],
  accounts: ['<count>', 'so many accounts play'],
  'first-account': ['<id>', 'the first of them'],
  'account-ids': ['<id,id>', 'these accounts play'],
  'keep-offline': ['', 'nobody logs in'],
  online: ['', 'players do things although no accounts play'],
  seed: ['<number>', 'of all random numbers'],
  for: ['<duration>', 'ends after this time and compares'],
  'presence-every': ['<duration>', 'between presence reports'],
  'play-every': ['<duration>', 'between things that players do'],
  lease: ['<duration>', 'of tasks'],
  pace: ['<duration>', 'players see each state of a delivery for this long'],
  'reject-every': ['<number>', 'rejects deliveries whose ID is a multiple'],
  'reject-swaps': ['', 'rejects activations and deactivations'],
  'drop-replies': ['<probability>', 'of losing an answer of the portal'],
  duplicate: ['', 'one request in five arrives twice'],
  reorder: ['', 'requests overtake one another'],
  'clock-skew': ['<duration>', 'its clock is late by this'],
  'old-snapshots': ['<probability>', 'of sending an earlier snapshot again'],
  'full-bag': ['<probability>', 'of a full bag'],
  busy: ['<probability>', 'of trying a task again later'],
  'kill-every': ['<duration>', 'kill -9, then a new boot'],
  compare: ['', 'compares its journal with the portal'],
  check: ['<address>', 'checks a portal'],
  account: ['<id>', 'an account that the check may use'],
  help: ['', 'prints this'],
}

/** The help text. docs/simulator.md says more. */
export const usageText: string = [
  'Usage: simulate-game [options]',
  '',
  ...Object.entries(usages).map(
    ([name, [placeholder, meaning]]) => `  ${`--${name} ${placeholder}`.padEnd(30)} ${meaning}`,
  ),
].join('\n')

const duplicateShare = 0.2

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** "90s" is 90,000 milliseconds. */
export function durationOf(name: string, text: string): number {
  const [, amount, unit] = /^(-?\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? []
  const factor = units[unit ?? '']
  if (amount === undefined || factor === undefined)
    throw new UsageError(`--${name}: expected a duration such as 90s, 500ms or 30m, not ${text}`)
  return Number(amount) * factor
}

function shareOf(name: string, text: string): number {
  const share = Number(text)
  if (text === '' || !(share >= 0 && share <= 1))
    throw new UsageError(`--${name}: expected a probability from 0 to 1, not ${text}`)
  return share
}

function integerOf(name: string, text: string, min = 0): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < min)
    throw new UsageError(`--${name}: expected a whole number from ${min}, not ${text}`)
  return Number(text)
}

const optional = <Value>(text: string | undefined, read: (text: string) => Value): Value | null =>
  text === undefined ? null : read(text)

export interface CommandLine {
  readonly simulator: SimulatorOptions
  /** How long to run; null: until it is stopped. */
  readonly forMs: number | null
  readonly killEveryMs: number | null
  readonly onlyCompares: boolean
  /** The address of a portal to check; null: simulate a game. */
  readonly checkedUrl: string | null
  /** An account that the check may use. */
  readonly account: number | null
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof parse>

function keyOf({ 'key-file': file }: Values, environment: NodeJS.ProcessEnv): string {
  if (file !== undefined && !fs.existsSync(file)) throw new UsageError(`--key-file: ${file} does not exist`)
  const key = file === undefined ? environment['OLYMPUS_GAME_SERVER_KEY'] : fs.readFileSync(file, 'utf8')
  if (!key?.trim())
    throw new UsageError('The key of the game server is missing: set OLYMPUS_GAME_SERVER_KEY or --key-file')
  return key.trim()
}

function accountIdsOf(values: Values): number[] {
  const listed = values['account-ids']
  if (listed !== undefined) return listed.split(',').map((id) => integerOf('account-ids', id, 1))
  const first = integerOf('first-account', values['first-account'], 1)
  const count = integerOf('accounts', values.accounts)
  return Array.from({ length: count }, (_, index) => first + index)
}

export const asksForHelp = (args: readonly string[]): boolean => parse(args).help

/** Reads the command line. Throws a `UsageError` that says what was expected. */
export function readCommandLine(args: readonly string[], environment: NodeJS.ProcessEnv): CommandLine {
  const values = parse(args)
  const accountIds = accountIdsOf(values)
  const skew = durationOf('clock-skew', values['clock-skew'])
  return {
    simulator: {
      urls: (values.url ?? ['http://localhost:3000']).map((url) => url.replace(/\/$/, '')),
      key: keyOf(values, environment),
      folder: path.resolve(values.store),
      world: values.world ?? null,
      accountIds,
      seed: integerOf('seed', values.seed),
      keepsOffline: values['keep-offline'] || (accountIds.length === 0 && !values.online),
      presenceMs: durationOf('presence-every', values['presence-every']),
      playMs: durationOf('play-every', values['play-every']),
      leaseMs: durationOf('lease', values.lease),
      paceMs: optional(values.pace, (text) => durationOf('pace', text)),
      rejectEvery: optional(values['reject-every'], (text) => integerOf('reject-every', text, 1)),
      rejectsSwaps: values['reject-swaps'],
      faults: {
        dropReplies: shareOf('drop-replies', values['drop-replies']),
        duplicate: values.duplicate ? duplicateShare : 0,
        reorder: values.reorder,
        clockSkewMs: skew,
        oldSnapshots: shareOf('old-snapshots', values['old-snapshots']),
        fullBag: shareOf('full-bag', values['full-bag']),
        busy: shareOf('busy', values.busy),
      },
    },
    forMs: optional(values.for, (text) => durationOf('for', text)),
    killEveryMs: optional(values['kill-every'], (text) => durationOf('kill-every', text)),
    onlyCompares: values.compare && values.for === undefined,
    checkedUrl: values.check?.replace(/\/$/, '') ?? null,
    account: optional(values.account, (text) => integerOf('account', text, 1)),
  }
}
