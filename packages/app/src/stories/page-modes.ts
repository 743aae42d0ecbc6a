import { picturedIn } from '../../../../.storybook/modes.ts'

/** Parameters of the story that stands for a page: its pictures in both themes and widths, and in the longest language. */
export const pageModes = picturedIn(
  'dark desktop',
  'light desktop',
  'dark mobile',
  'light mobile',
  'dark mobile de',
)

/** And in the languages with the rarest letters, for the pages that stand for all. */
export const everyMode = picturedIn(
  'dark desktop',
  'light desktop',
  'dark mobile',
  'light mobile',
  'dark mobile de',
  'light mobile cz',
  'dark desktop hk',
)
