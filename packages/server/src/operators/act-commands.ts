import sql from 'sql-template-tag'
import { findBrokenActs } from './find-broken-acts.ts'
import { readLastAct } from './last-act.ts'
import type { OperatorCommand } from './operator-command.ts'

interface ActRow {
  readonly id: number
  readonly happenedAt: Date
  readonly who: string
  readonly why: string
  readonly command: string
  readonly details: object
}

const listed = 100

export const actCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'acts list',
    summary: `the last ${listed} acts of operators, the newest first`,
    async run({ database, print }) {
      const acts = await database.query<ActRow>(sql`
        select id, happened_at, who, why, command, details from operator_act order by id desc limit ${listed}`)
      for (const { id, happenedAt, who, why, command, details } of acts)
        print(`${id}  ${happenedAt.toISOString()}  ${who}  ${command} ${JSON.stringify(details)}  ${why}`)
      return true
    },
  },
  {
    kind: 'reading',
    name: 'acts check',
    summary: 'finds acts that were changed, taken out or put in between',
    async run({ database, print }) {
      const broken = await findBrokenActs(database)
      for (const id of broken) print(`BROKEN act ${id}: it, or one before it, is not what was recorded`)
      const last = await readLastAct(database)
      print(last ? `${last.id} acts, the last with hash ${last.hash}` : 'No acts yet')
      return broken.length === 0
    },
  },
]
