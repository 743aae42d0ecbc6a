import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, weight } = vars

export const root = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    padding: '0 8px',
    border: `1px solid ${color.line}`,
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
    gap: 10,
    minWidth: 0,
    minHeight: 56,
    padding: '6px 12px',
    color: color.text3,
    fontWeight: weight.medium,
    selectors: {
      '&[data-state=done]': { color: color.text2 },
      '&[data-state=current]': { color: color.text },
      '& + &::before': {
        content: '',
        position: 'absolute',
        left: -14,
        width: 16,
        height: 1,
        background: color.lineStrong,
      },
    },
    '@media': {
      [media.mobile]: {
        minHeight: 52,
        paddingInline: 10,
        selectors: { '&[data-state=current]': { flex: 1 }, '& + &::before': { left: -4, width: 8 } },
      },
    },
  }),
)

export const number = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: `1px solid ${color.lineControl}`,
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
      [media.forcedColors]: { selectors: { '[data-state=current] > &': { outline: '2px solid Highlight' } } },
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
          '[data-state=done] > &, [data-state=next] > &': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
)
