import { picturedIn } from '../../../../.storybook/modes.ts'

/** Parameters for a page's main story: pictures in both themes and widths, and in the longest language. */
export const pageModes = picturedIn(
  'dark desktop',
  'light desktop',
  'dark mobile',
  'light mobile',
  'dark mobile de',
)

/** Adds languages with rare letters, for the pages that represent all others. */
export const everyMode = picturedIn(
  'dark desktop',
  'light desktop',
  'dark mobile',
  'light mobile',
  'dark mobile de',
  'light mobile cz',
  'dark desktop hk',
)
