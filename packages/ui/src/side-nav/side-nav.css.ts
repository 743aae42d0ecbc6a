import { globalStyle, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { truncate, type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, duration, ease, radius, space, weight } = vars

const hiddenOnRail = {
  [media.rail]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const

export const root = style(
  inComponents({
    position: 'relative',
    zIndex: vars.z.nav,
    borderInlineEnd: `1px solid ${color.line}`,
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
    maxHeight: 900,
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

export const nav = style(inComponents({ marginBlockStart: space[2] }))

export const group = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '@media': { [media.rail]: { selectors: { '& ~ &': { marginBlockStart: space[4] } } } },
  }),
)

export const groupLabel = style(
  inComponents({
    ...type.xs,
    padding: `${space[4]} 10px 6px`,
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
    gap: 11,
    height: 36,
    paddingInline: 10,
    borderRadius: radius.md,
    color: color.text2,
    fontWeight: weight.medium,
    transition: `background-color ${duration.fast} ${ease.out}, color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&[aria-current]': {
        background: color.surface2,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
        color: color.text,
      },
    },
    '@media': {
      [media.rail]: { justifyContent: 'center', gap: 0, height: 40, padding: 0 },
      [media.coarse]: { height: 44 },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
    },
  }),
)

export const icon = style(
  inComponents({
    flex: 'none',
    width: 17,
    height: 17,
    color: color.text3,
    forcedColorAdjust: 'auto',
    selectors: { [`${link}[aria-current] &`]: { color: color.accentText } },
    '@media': { [media.rail]: { width: 19, height: 19 } },
  }),
)

export const label = style(inComponents({ ...truncate, '@media': hiddenOnRail }))

export const count = style(
  inComponents({
    marginInlineStart: 'auto',
    '@media': {
      [media.rail]: {
        position: 'absolute',
        insetInlineEnd: 2,
        top: 1,
        minWidth: 16,
        height: 16,
        paddingInline: 4,
        fontSize: 10,
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
    padding: `${space[4]} 10px 0`,
    color: color.text3,
    '@media': { [media.rail]: { display: 'none' } },
  }),
)
globalStyle(`${legal} a`, inComponents({ paddingBlock: 4 }))
globalStyle(`${legal} a:hover`, inComponents({ color: color.text }))
