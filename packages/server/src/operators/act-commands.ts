import sql from 'sql-template-tag'
import { compareAnchors } from './anchors/compare-anchors.ts'
import { readChain } from './anchors/read-chain.ts'
import type { OperatorCommand } from './operator-command.ts'

interface ActRow {
  readonly id: number
  readonly happenedAt: Date
  readonly who: string
  readonly why: string
  readonly command: string
  readonly details: object
}

interface ReadingRow {
  readonly happenedAt: Date
  readonly who: string
  readonly command: string
  readonly operands: readonly string[]
}

const listed = 100

function coverage(acts: number, anchoredUpTo: number, file: string): string {
  if (anchoredUpTo === 0) return `NOT ANCHORED: no line of ${file} covers an act, so a rewrite would not show`
  const newer = acts - anchoredUpTo
  return newer > 0 ? `${newer} of them are newer than the last anchor` : 'All of them are anchored'
}

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
    name: 'acts list-readings',
    summary: `what operators looked at, the last ${listed}, the newest first`,
    async run({ database, print }) {
      const readings = await database.query<ReadingRow>(sql`
        select happened_at, who, command, operands from operator_reading order by id desc limit ${listed}`)
      for (const { happenedAt, who, command, operands } of readings)
        print(`${happenedAt.toISOString()}  ${who}  ${[command, ...operands].join(' ')}`)
      return true
    },
  },
  {
    kind: 'reading',
    name: 'acts check',
    summary: 'finds acts that were changed, removed or inserted, also with all hashes computed anew',
    takesAnchors: true,
    async run(ports, _, anchorFiles) {
      const { anchors, database, files, keyRing, print } = ports
      const texts = [{ name: anchors.name, text: anchors.read() }]
      for (const name of anchorFiles) texts.push({ name, text: await files.read(name) })
      const chain = await readChain(database)
      const { problems, notes, anchoredUpTo } = compareAnchors(chain, texts, keyRing())
      for (const id of chain.broken) print(`BROKEN act ${id}: it, or one before it, is not what was recorded`)
      for (const line of [...problems, ...notes]) print(line)
      const { head } = chain
      print(head ? `${head.id} acts, the last with hash ${head.hash}` : 'No acts yet')
      if (head) print(coverage(head.id, anchoredUpTo, anchors.name))
      return chain.broken.length === 0 && problems.length === 0 && (!head || anchoredUpTo > 0)
    },
  },
]
