import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'

const textOnMobile = '36px'
const leadingOnMobile = '40px'

/** The title of a page without the portal's navigation, to use as a style. */
export const guestTitle = {
  ...type['4xl'],
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: textOnMobile, lineHeight: leadingOnMobile } },
} as const
