import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { minus } from '../theme/lengths.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, duration, ease, space } = vars

const small = '(max-width: 420px)'
const boardMaxWidth = '540px'
const hubTextMax = '24px'
const smallCostLeading = '12px'
const outcomeMinHeight = '40px'

export const root = style(
  inComponents({ display: 'grid', justifyItems: 'center', gap: space[3], minWidth: 0, color: color.text2 }),
)

export const board = style(
  inComponents({
    position: 'relative',
    width: '100%',
    maxWidth: boardMaxWidth,
    aspectRatio: '1',
    containerType: 'inline-size',
  }),
)

const blocked = '&[aria-disabled=true]'
const busy = '[data-status=requesting] &, [data-status=spinning] &'

export const hub = style(
  inComponents({
    ...type['2xl'],
    position: 'absolute',
    left: '50%',
    top: '50%',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[0.25],
    width: '21.5%',
    height: '21.5%',
    overflow: 'clip',
    padding: '0 2%',
    border: `${border.thin} solid transparent`,
    borderRadius: '50%',
    background: color.accent,
    boxShadow: `inset 0 ${space[0.25]} 0 oklch(1 0 0 / 0.3), inset 0 ${minus(space[0.5])} 0 oklch(0 0 0 / 0.14)`,
    color: color.onAccent,
    fontSize: `clamp(${vars.text.sm}, 4.5cqi, ${hubTextMax})`,
    lineHeight: 1.15,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transform: 'translate(-50%, -50%)',
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${ease.out}`,
    selectors: {
      '&:hover': { background: color.accentHover },
      '&:active': { background: color.accentActive },
      [blocked]: {
        background: color.surface3,
        boxShadow: 'none',
        color: color.textDisabled,
        cursor: 'not-allowed',
      },
      [busy]: { background: color.accentActive, color: color.onAccent, cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        border: `${border.thick} solid ButtonText`,
        selectors: { [blocked]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)

export const cost = style(
  inComponents({
    fontFamily: vars.font.ui,
    fontSize: vars.text.xs,
    lineHeight: vars.leading['2xs'],
    fontWeight: vars.weight.medium,
    letterSpacing: 'normal',
    '@container': { [small]: { fontSize: vars.text['2xs'], lineHeight: smallCostLeading } },
  }),
)

export const below = style(inComponents({ flexDirection: 'column', maxWidth: '100%' }))

/** Reserves its space, so that a result moves nothing. */
export const outcome = style(
  inComponents({
    ...type.md,
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: outcomeMinHeight,
    overflowWrap: 'anywhere',
  }),
)

export const said = style(inComponents({ maxWidth: '100%', textAlign: 'center' }))

export const won = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    minWidth: 0,
    maxWidth: '100%',
    color: color.text,
    fontWeight: vars.weight.semibold,
  }),
)
