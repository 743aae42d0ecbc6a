import { style } from '@vanilla-extract/css'

import { inComponents } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space } = vars

const wideGap = '22px'
const plateMinWidth = '160px'

const besideOneAnother = '(min-width: 420px)'

export const root = style(inComponents({ containerType: 'inline-size', minWidth: 0 }))

export const layout = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: space[3.5],
    '@container': {
      [besideOneAnother]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'stretch',
        alignItems: 'center',
        gap: wideGap,
      },
    },
  }),
)

/** Dark on white in both themes and in forced colors, because scanners need it. */
export const plate = style(
  inComponents({
    width: '100%',
    minWidth: plateMinWidth,
    aspectRatio: '1',
    borderRadius: radius.lg,
    background: '#fff',
    color: '#000',
    fill: '#000',
    forcedColorAdjust: 'none',
  }),
)

export const text = style(
  inComponents({ ...type.sm, width: '100%', minWidth: 0, color: color.text2, overflowWrap: 'anywhere' }),
)

export const secretLabel = style(
  inComponents({
    color: color.text,
    fontWeight: vars.weight.semibold,
    selectors: { '* + &': { marginBlockStart: space[3] } },
  }),
)

export const secretField = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.lg,
    marginBlockStart: space[2],
    padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
    border: `${border.thin} solid ${color.lineControl}`,
    borderRadius: radius.md,
    background: color.field,
  }),
)

export const secret = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    color: color.text,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)

/** A margin instead of a space character, so that selecting and copying gives no spaces. */
export const group = style(inComponents({ selectors: { '&:not(:last-child)': { marginInlineEnd: '1ch' } } }))
