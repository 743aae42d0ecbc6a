import { modesOf, type Mode } from './modes.ts'
import { isWanted, type ModeParameters, type Story } from './story.ts'

/** One picture per side that has the story. */
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
  /** Modes of stories that set none, for example in revisions that predate modes. */
  readonly defaults: Readonly<Record<string, ModeParameters>>
}

/**
 * A story in both Storybooks uses the new modes and settings on
 * both sides. Otherwise its pictures would not be comparable.
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
