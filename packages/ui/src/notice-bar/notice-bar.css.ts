import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, layout, space } = vars

const minHeight = '52px'
const wordsBasis = '160px'

export const root = style(
  inComponents({
    position: 'sticky',
    top: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1.5]} ${space[3]}`,
    minHeight,
    padding: `${space[1.5]} ${space[5]} ${space[1.5]} ${layout.gutter}`,
    borderBottom: `${border.thin} solid transparent`,
    color: color.text2,
    '@media': { [media.mobile]: { columnGap: space[2.5], paddingInline: layout.gutter } },
  }),
)

const on = (soft: string) => `linear-gradient(${soft}, ${soft}), ${color.surface1}`

export const tone = styleVariants(
  {
    info: { background: on(color.infoSoft), borderColor: color.infoLine },
    warning: { background: on(color.warningSoft), borderColor: color.warningLine },
    danger: { background: on(color.dangerSoft), borderColor: color.dangerLine },
  },
  (rule) => inVariants(rule),
)

export const icon = styleVariants(
  { info: color.info, warning: color.warning, danger: color.danger },
  (iconColor) => inComponents({ flex: 'none', color: iconColor }),
)

export const words = style(
  inComponents({ ...type.sm, flex: `1 1 ${wordsBasis}`, minWidth: 0, overflowWrap: 'anywhere' }),
)

export const title = style(inComponents({ color: color.text, fontWeight: vars.weight.semibold }))

/** Phones have room for one sentence and one button. */
export const wide = style(inComponents({ '@media': { [media.mobile]: { display: 'none' } } }))

export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minWidth: 0 }),
)
