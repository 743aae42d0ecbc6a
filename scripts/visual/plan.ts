import { modesOf, type Mode } from './modes.ts'
import { isWanted, type ModeParameters, type Story } from './story.ts'

/** One picture to take of each side that has the story. */
export interface Shot {
  readonly story: Story
  readonly mode: Mode
  readonly isInBase: boolean
  readonly isInHead: boolean
}

interface PlanParts {
  readonly base: readonly Story[]
  readonly head: readonly Story[]
  readonly only: readonly string[]
  /** Modes of stories that name none, as those of a revision from before there were modes. */
  readonly defaults: Readonly<Record<string, ModeParameters>>
}

/**
 * Modes and settings of a story in both books are the new ones',
 * on both sides: else its pictures could not be compared.
 */
export function planShots({ base, head, only, defaults }: PlanParts): Shot[] {
  const inBase = new Set(base.map(({ id }) => id))
  const inHead = new Set(head.map(({ id }) => id))
  const stories = [...head, ...base.filter(({ id }) => !inHead.has(id))]
  return stories
    .filter((story) => isWanted(story, only))
    .flatMap((story) =>
      modesOf(story, defaults).map((mode) => ({
        story,
        mode,
        isInBase: inBase.has(story.id),
        isInHead: inHead.has(story.id),
      })),
    )
}
