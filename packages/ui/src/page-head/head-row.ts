import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

/** What the head is high without the top bar. */
const minHeight = '172px'
const minHeightOnMobile = '136px'

/** The head of a page on the landscape: words on the left, something else on the right; on a phone below. */
export const headRow = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[6],
  minHeight,
  paddingBlockEnd: space[6],
  '@media': {
    [media.mobile]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      gap: space[4],
      minHeight: minHeightOnMobile,
      paddingBlockEnd: space[5],
    },
  },
} as const
