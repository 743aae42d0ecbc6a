import { createHash, randomUUID } from 'node:crypto'
import type { reportCharacters } from '@olympus/contract/bridge/characters'
import type { InputOf } from '@olympus/contract/endpoint'

export type ReportInput = InputOf<typeof reportCharacters>['body']['entries'][number]
export type SummaryInput = NonNullable<NonNullable<ReportInput['sections']['summary']>['body']>

/** The summary of an adventurer who has just been created. */
export const sampleSummary = (changes: Partial<SummaryInput> = {}): SummaryInput => ({
  name: 'Kallistrate',
  classCode: 0,
  elementCode: 0,
  factionCode: 0,
  level: 1,
  heroLevel: 0,
  jobLevel: 1,
  hp: 221,
  attackMin: 12,
  attackMax: 18,
  defense: 15,
  resistances: { fire: 0, water: 0, light: 0, shadow: 0 },
  reputation: 0,
  achievementPoints: 0,
  gold: 0,
  bankMoney: 0,
  onlineSeconds: 0,
  ...changes,
})

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** A section of a report with its hash. */
export const sectionOf = <Body>(body: Body) => ({ hash: hashOf(body), body })

export interface ReportOptions extends Partial<Omit<ReportInput, 'revision' | 'sections'>> {
  readonly accountId: number
  readonly epoch: number
  readonly counter?: number
  readonly summary?: Partial<SummaryInput> | null
  readonly sections?: Omit<ReportInput['sections'], 'summary'>
}

/** A report of a character with its summary, unless that is null. */
export function sampleReport({
  epoch,
  counter = 1,
  summary = {},
  sections = {},
  ...options
}: ReportOptions): ReportInput {
  return {
    gameId: randomUUID(),
    capturedAt: new Date().toISOString(),
    revision: { epoch, counter },
    sections: { ...(summary && { summary: sectionOf(sampleSummary(summary)) }), ...sections },
    ...options,
  }
}
