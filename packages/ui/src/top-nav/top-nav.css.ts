import { globalStyle, style } from '@vanilla-extract/css'

import { knownNoticeHeight } from '../theme/bars-height.css.ts'
import { inComponents, inUtilities } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, layout, space } = vars

const targetOverhang = '7px'
const pillHeight = '40px'
const accountMaxWidth = '220px'
const buyMinHeight = '32px'

const gutters = `calc(${layout.contentMax} + 2 * ${layout.gutter})`

export const root = style(
  inComponents({
    position: 'sticky',
    top: knownNoticeHeight,
    zIndex: vars.z.sticky,
    borderBottom: `${border.thin} solid transparent`,
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: { '&[data-scrolled]': { background: color.canvas, borderColor: color.line } },
  }),
)

export const content = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    height: `calc(${layout.topbarHeight} - ${border.thin})`,
    maxWidth: gutters,
    margin: '0 auto',
    padding: `0 ${layout.gutter}`,
  }),
)

export const brand = style(
  inComponents({
    position: 'relative',
    marginInlineEnd: 'auto',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: minus(targetOverhang) } },
    '@media': { [media.aboveMobile]: { display: 'none' } },
  }),
)

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  height: pillHeight,
  border: `${border.thin} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, ${color.surface1} 88%, transparent)`,
} as const

/** Each group has its own surface, so that it is readable on every palette of the scene. */
export const tools = style(
  inComponents({ ...pill, padding: `0 ${space[1]}`, '@media': { [media.mobile]: { display: 'none' } } }),
)
globalStyle(`${tools} > button`, inUtilities({ borderRadius: vars.radius.full }))

export const account = style(
  inComponents({
    ...pill,
    gap: space[2.5],
    maxWidth: accountMaxWidth,
    padding: `0 ${space[2.5]} 0 ${space[1]}`,
    color: color.text,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: { '&:hover, &[aria-expanded=true]': { background: color.surface2 } },
    '@media': { [media.mobile]: { display: 'none' } },
  }),
)
export const accountName = style(
  inComponents({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const balance = style(
  inComponents({
    ...pill,
    gap: space[2.5],
    padding: `0 ${space[1]} 0 ${space[3]}`,
    boxShadow: vars.elevation.card,
    minWidth: 0,
  }),
)
export const balanceValue = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: vars.text.mdLg,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** A skeleton has no text baseline, so the box gets its height from the skeleton. */
export const balanceCoins = style(inComponents({ display: 'flex' }))
export const balanceUnit = style(
  inComponents({ color: color.text3, fontSize: vars.text.xs, fontWeight: vars.weight.medium }),
)
/** The pill is lower than a touch target, so its target spans the height of the bar. */
export const buy = style(
  inUtilities({
    position: 'relative',
    minHeight: buyMinHeight,
    borderRadius: vars.radius.full,
    selectors: { '&::after': { content: '""', position: 'absolute', inset: `${minus(space[1.5])} 0` } },
  }),
)
