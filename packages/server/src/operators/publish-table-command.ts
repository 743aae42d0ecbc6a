import { rewardSets } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { publishTable } from '../features/wheel-fairness/publish-table.ts'
import { futureMomentOf } from './moment-rules.ts'
import { type OperatorCommand, type Options, Refusal } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'
import { itemsOf, setsOf, TableFile, tableProblems } from './wheel-files.ts'
import { wheelItemProblems } from './wheel-item-problems.ts'
import { UsageError } from './refusal.ts'

const name = 'wheel publish'
const noticeDays = 7

function momentOf(options: Options, option: string): Date | null {
  const text = options[option]
  if (text === undefined) return null
  const moment = futureMomentOf(text, new Date())
  if (moment !== 'invalid') return moment
  throw new UsageError(
    `--${option} ${text}: expected a time in the future, as 2026-12-31 or 2026-12-31T18:00Z (UTC)`,
  )
}

interface Times {
  readonly startsAt: Date | null
  readonly oldTablesEndAt: Date | null
}

/** When the version starts; null for now. Throws a refusal unless it is after all others. */
async function announcedStart(transaction: Transaction, { startsAt, oldTablesEndAt }: Times) {
  // Publications wait here for one another.
  await transaction.query(sql`select from wheel_state for update`)
  const { latestStart, usualStart } = await transaction.one<{
    latestStart: Date | null
    usualStart: Date
  }>(sql`
    select max(starts_at) as latest_start,
      date_trunc('minute', now()) + make_interval(days => ${noticeDays}) as usual_start
    from wheel_table`)
  const start = startsAt ?? (latestStart && usualStart)
  if (start && latestStart && start <= latestStart)
    throw new Refusal(`Another version starts at ${latestStart.toISOString()}: start this one later`)
  if (oldTablesEndAt && (!start || oldTablesEndAt < start))
    throw new Refusal('Earlier versions can end when this one has started, not before')
  return start
}

export const publishTableCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<file>'],
  options: [
    { name: 'starts-at', placeholder: '<moment>' },
    { name: 'old-table-ends-at', placeholder: '<moment>' },
  ],
  summary: 'announces a version of the odds, for new seeds from --starts-at on, else in 7 days',
  async run({ database, files, print }, [file, , options], by) {
    const oldTablesEndAt = momentOf(options, 'old-table-ends-at')
    const given = momentOf(options, 'starts-at')
    const table = await readJsonFile(files, file, TableFile)
    refuseProblems(file, tableProblems(table))
    const sets = setsOf(table)
    const items = itemsOf(rewardSets.flatMap((set) => sets[set]))
    const published = await database.transaction(async (transaction) => {
      refuseProblems(file, await wheelItemProblems(transaction, items))
      const startsAt = await announcedStart(transaction, { startsAt: given, oldTablesEndAt })
      const version = await publishTable(transaction, sets, { startsAt, oldTablesEndAt })
      await recordAct(transaction, {
        by,
        command: name,
        details: { version, startsAt, oldTablesEndAt, ...table },
      })
      return { version, startsAt }
    })
    const when = published.startsAt ? `starts at ${published.startsAt.toISOString()}` : 'has started'
    print(`Version ${published.version} is published and ${when}`)
  },
}
