import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { unseen } from '../theme/mixins.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, radius, space, weight } = vars

const contentMaxHeight = '900px'
const linkGap = '11px'
const linkHeight = '36px'
const linkHeightOnRail = '40px'
const iconSize = '17px'
const iconSizeOnRail = '19px'
const countSizeOnRail = '16px'
const countTextOnRail = '10px'

const hiddenOnRail = {
  [media.rail]: unseen,
} as const

export const root = style(
  inComponents({
    position: 'relative',
    zIndex: vars.z.nav,
    borderInlineEnd: `${border.thin} solid ${color.line}`,
    background: color.sidebar,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)

export const content = style(
  inComponents({
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    maxHeight: contentMaxHeight,
    padding: `0 ${space[3]} ${space[4]}`,
    overflowY: 'auto',
    scrollbarWidth: 'none',
  }),
)

export const brand = style(
  inComponents({
    flex: 'none',
    height: vars.layout.topbarHeight,
    paddingInline: space[2],
    '@media': { [media.rail]: { justifyContent: 'center', padding: 0 } },
  }),
)

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[0.5],
} as const

export const nav = style(inComponents({ ...column, marginBlockStart: space[2] }))

export const list = style(inComponents(column))

export const group = style(
  inComponents({
    ...column,
    '@media': { [media.rail]: { selectors: { '& ~ &': { marginBlockStart: space[4] } } } },
  }),
)

export const groupLabel = style(
  inComponents({
    ...type.xs,
    padding: `${space[4]} ${space[2.5]} ${space[1.5]}`,
    color: color.text3,
    overflowWrap: 'anywhere',
    '@media': hiddenOnRail,
  }),
)

export const link = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: linkGap,
    height: linkHeight,
    paddingInline: space[2.5],
    borderRadius: radius.md,
    color: color.text2,
    fontWeight: weight.medium,
    transition: `background-color ${duration.fast} ${ease.out}, color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&[aria-current]': {
        background: color.surface2,
        boxShadow: `inset 0 0 0 ${border.thin} ${color.line}`,
        color: color.text,
      },
    },
    '@media': {
      [media.rail]: { justifyContent: 'center', gap: 0, height: linkHeightOnRail, padding: 0 },
      [media.coarse]: { height: control.touch },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${border.thin} solid Highlight` } },
      },
    },
  }),
)

export const icon = style(
  inComponents({
    flex: 'none',
    width: iconSize,
    height: iconSize,
    color: color.text3,
    forcedColorAdjust: 'auto',
    selectors: { [`${link}[aria-current] &`]: { color: color.accentText } },
    '@media': { [media.rail]: { width: iconSizeOnRail, height: iconSizeOnRail } },
  }),
)

export const label = style(inComponents({ ...truncate, '@media': hiddenOnRail }))

export const count = style(
  inComponents({
    marginInlineStart: 'auto',
    '@media': {
      [media.rail]: {
        position: 'absolute',
        insetInlineEnd: space[0.5],
        top: space[0.25],
        minWidth: countSizeOnRail,
        height: countSizeOnRail,
        paddingInline: space[1],
        fontSize: countTextOnRail,
      },
    },
  }),
)

export const legal = style(
  inComponents({
    ...type.xs,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[3]}`,
    marginBlockStart: 'auto',
    padding: `${space[4]} ${space[2.5]} 0`,
    color: color.text3,
    '@media': { [media.rail]: { display: 'none' } },
  }),
)
globalStyle(`${legal} a`, inComponents({ paddingBlock: space[1] }))
globalStyle(`${legal} a:hover`, inComponents({ color: color.text }))
