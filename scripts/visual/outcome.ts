import { comparePictures, type Area } from './compare.ts'
import type { Shot } from './plan.ts'

/** A picture, or the reason why it is missing. */
export type Picture = { readonly png: Buffer } | { readonly problem: string }

export type Verdict = 'unchanged' | 'changed' | 'added' | 'removed' | 'failed'

export interface Outcome {
  readonly verdict: Verdict
  readonly title: string
  readonly name: string
  readonly id: string
  readonly mode: string
  readonly differingPixels: number
  readonly area?: Area
  readonly problems: readonly string[]
  readonly before?: Buffer
  readonly after?: Buffer
  readonly difference?: Buffer
}

interface Pictures {
  readonly before: Picture | undefined
  readonly after: Picture | undefined
}

const problemOf = (picture: Picture | undefined, side: string): string[] =>
  picture && 'problem' in picture ? [`${side}: ${picture.problem}`] : []

const pngOf = (picture: Picture | undefined): Buffer | undefined =>
  picture && 'png' in picture ? picture.png : undefined

export function judge({ story, mode }: Shot, { before, after }: Pictures): Outcome {
  const [old, fresh] = [pngOf(before), pngOf(after)]
  const problems = [...problemOf(before, 'before'), ...problemOf(after, 'after')]
  const comparison =
    old && fresh ? comparePictures(old, fresh, story.chromatic.diffThreshold) : { differingPixels: 0 }
  const verdictOf = (): Verdict => {
    if (problems.length > 0) return 'failed'
    if (!before) return 'added'
    if (!after) return 'removed'
    return comparison.differingPixels > 0 ? 'changed' : 'unchanged'
  }
  const verdict = verdictOf()
  // Most pictures are unchanged, and together they are large.
  const pictures =
    verdict === 'unchanged' ? {} : { ...(old && { before: old }), ...(fresh && { after: fresh }) }
  return {
    verdict,
    title: story.title,
    name: story.name,
    id: story.id,
    mode: mode.name,
    problems,
    ...comparison,
    ...pictures,
  }
}

/** 0 if nothing changed, 1 if someone must review the report. */
export const exitCodeFor = (outcomes: readonly Outcome[]): 0 | 1 =>
  outcomes.every(({ verdict }) => verdict === 'unchanged') ? 0 : 1
