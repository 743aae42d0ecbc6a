import { headRow } from '@olympus/ui/page-head/head-row'
import { media } from '@olympus/ui/theme/media'
import { type } from '@olympus/ui/theme/type-styles'
import { vars } from '@olympus/ui/theme/vars.css'
import { style } from '@vanilla-extract/css'

const { border, color, radius, space } = vars

const portraitSizeOnMobile = '60px'
const dotSize = '3px'
const levelsGap = '36px'
const levelText = '30px'
const levelLeading = '36px'
const levelTextOnMobile = '20px'
const levelLeadingOnMobile = '24px'

export const root = style([headRow, { '@media': { [media.mobile]: { paddingBlockEnd: space[4] } } }])

export const hero = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })

export const portrait = style({
  '@media': { [media.mobile]: { width: portraitSizeOnMobile, height: portraitSizeOnMobile } },
})

export const words = style({ display: 'grid', gap: space[1.5], minWidth: 0 })

export const name = style({ ...type['3xl'], overflowWrap: 'anywhere' })

export const meta = style({
  ...type.md,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.text2,
})

export const dot = style({
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
  background: color.text3,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

/** On a phone, what follows is on a line of its own. */
export const dotAboveMobile = style([dot, { '@media': { [media.mobile]: { display: 'none' } } }])

export const levels = style({
  flex: 'none',
  display: 'flex',
  gap: levelsGap,
  '@media': {
    [media.mobile]: {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space[0.5]} ${space[4]}`,
      padding: `${space[2.5]} ${space[4]}`,
      border: `${border.thin} solid ${color.line}`,
      borderRadius: radius.mdLg,
      background: `color-mix(in oklab, ${color.surface1} 86%, transparent)`,
    },
  },
})

export const level = style({
  '@media': { [media.mobile]: { display: 'flex', alignItems: 'baseline', gap: space[2] } },
})

export const levelLabel = style({
  ...type.sm,
  color: color.text2,
  '@media': { [media.mobile]: { fontSize: vars.text.xs } },
})

export const levelValue = style({
  ...type['2xl'],
  fontSize: levelText,
  lineHeight: levelLeading,
  '@media': { [media.mobile]: { fontSize: levelTextOnMobile, lineHeight: levelLeadingOnMobile } },
})
