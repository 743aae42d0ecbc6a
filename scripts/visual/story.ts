/** The story parameters of Chromatic that are supported here. */
export interface ChromaticParameters {
  readonly disableSnapshot?: boolean
  readonly disable?: boolean
  readonly modes?: Readonly<Record<string, ModeParameters>>
  readonly forcedColors?: 'active' | 'none'
  readonly prefersReducedMotion?: 'reduce' | 'no-preference'
  /** In ms, after the story is at rest. */
  readonly delay?: number
  readonly ignoreSelectors?: readonly string[]
  readonly cropToViewport?: boolean
  /** From 0 (every differing pixel counts) to 1 (none does). */
  readonly diffThreshold?: number
  readonly pauseAnimationAtEnd?: boolean
}

/**
 * A mode is a set of globals and a viewport: a width in
 * px, both sizes, or the name of a Storybook viewport.
 */
export type ModeParameters = Readonly<Record<string, unknown>>

/** The data of a story that its pictures need. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly file: string
  readonly chromatic: ChromaticParameters
  /** Globals that the story sets itself. They override those of a mode, as in Storybook's toolbar. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Width and height, in px, of Storybook's named viewports. */
  readonly viewports: Readonly<Record<string, Size>>
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const isWanted = ({ id, title, name, file }: Story, only: readonly string[]): boolean =>
  only.length === 0 ||
  only.some((text) => [id, `${title}/${name}`, file].join('\n').toLowerCase().includes(text.toLowerCase()))
