import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { unseen } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, ring, space, weight } = vars

const stepMinHeight = '56px'
const connectorWidth = '16px'
const stepMinHeightOnMobile = '52px'
const connectorWidthOnMobile = '8px'

export const root = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    padding: `0 ${space[2]}`,
    border: `${border.thin} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface1,
    boxShadow: vars.elevation.card,
    '@media': { [media.mobile]: { display: 'flex' } },
  }),
)

export const step = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minWidth: 0,
    minHeight: stepMinHeight,
    padding: `${space[1.5]} ${space[3]}`,
    color: color.text3,
    fontWeight: weight.medium,
    selectors: {
      '&[data-state=done]': { color: color.text2 },
      '&[data-state=current]': { color: color.text },
      '& + &::before': {
        content: '',
        position: 'absolute',
        left: minus(space[3.5]),
        width: connectorWidth,
        height: border.thin,
        background: color.lineStrong,
      },
    },
    '@media': {
      [media.mobile]: {
        minHeight: stepMinHeightOnMobile,
        paddingInline: space[2.5],
        selectors: {
          '&[data-state=current]': { flex: 1 },
          '& + &::before': { left: minus(space[1]), width: connectorWidthOnMobile },
        },
      },
    },
  }),
)

export const number = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.step,
    height: vars.size.step,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: '50%',
    fontSize: vars.text.xs,
    lineHeight: 1,
    fontWeight: weight.semibold,
    selectors: {
      '[data-state=done] > &': { background: color.surface4, borderColor: 'transparent', color: color.text },
      '[data-state=current] > &': {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-state=current] > &': { outline: `${ring.width} solid Highlight` } },
      },
    },
  }),
)

// A phone has room only for the label of the current step. The others are visually hidden.
export const label = style(
  inComponents({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: {
        selectors: {
          '[data-state=done] > &, [data-state=next] > &': unseen,
        },
      },
    },
  }),
)
