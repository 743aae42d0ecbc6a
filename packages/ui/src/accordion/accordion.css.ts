import { globalStyle, keyframes, style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, control, duration, ease, ring, space } = vars

export const root = style(inComponents({ minWidth: 0 }))

export const item = style(
  inComponents({
    minWidth: 0,
    borderBlockStart: `${border.thin} solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: `${border.thin} solid ${color.line}` } },
  }),
)

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: control.lg,
    padding: `${space[3]} ${space[5]}`,
    color: color.text,
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: color.hover },
      '&:active': { background: color.press },
      '&:focus-visible': { outlineOffset: ring.inside },
    },
    '@media': { [media.mobile]: { paddingInline: space[4] } },
  }),
)

export const title = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    ...type.md,
    fontWeight: vars.weight.semibold,
  }),
)

export const chevron = style(
  inComponents({
    color: color.text3,
    selectors: { [`${item}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
    '@media': { [media.motion]: { transition: `transform ${duration.base} ${ease.inOut}` } },
  }),
)

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${minus(space[1])})` } })

export const content = style(
  inComponents({
    ...type.md,
    maxWidth: '68ch',
    padding: `0 ${space[5]} ${space[5]}`,
    color: color.text2,
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: { padding: `0 ${space[4]} ${space[4]}` },
      [media.motion]: { animation: `${arrive} ${duration.base} ${ease.out}` },
    },
  }),
)
globalStyle(`${content} > * + *`, inComponents({ marginBlockStart: space[3] }))
