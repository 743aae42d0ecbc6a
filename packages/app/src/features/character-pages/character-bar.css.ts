import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, space } = vars

/** Tabs, with what the owner can do at their end, or below them where not all tabs would fit. */
export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  '@media': { [media.belowDesktop]: { display: 'block' } },
})

export const tabs = style({ flex: 1 })

/** Continues the line below the tabs. */
export const acts = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineStart: space[3],
  borderBlockEnd: `${border.thin} solid ${color.line}`,
  '@media': {
    [media.belowDesktop]: {
      flexWrap: 'wrap',
      paddingInlineStart: 0,
      paddingBlockStart: space[3],
      borderBlockEnd: 0,
    },
    // They show the border of the flush button at the end, which must not stick out.
    [media.forcedColors]: { paddingInlineEnd: space[3] },
  },
})

export const preview = style({ marginBlockEnd: space[4] })
