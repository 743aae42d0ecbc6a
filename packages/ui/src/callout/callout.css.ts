import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space } = vars

const leading = '19px'

export const root = style(
  inComponents({
    display: 'flex',
    gap: space[3],
    padding: `${space[3]} ${space[3.5]}`,
    border: `${border.thin} solid ${color.lineStrong}`,
    borderRadius: radius.mdLg,
    background: color.surface2,
    color: color.text2,
    fontSize: vars.text.sm,
    lineHeight: leading,
  }),
)

export const tone = styleVariants(
  {
    neutral: {},
    info: { background: color.infoSoft, borderColor: color.infoLine },
    success: { background: color.successSoft, borderColor: color.successLine },
    warning: { background: color.warningSoft, borderColor: color.warningLine },
    danger: { background: color.dangerSoft, borderColor: color.dangerLine },
  },
  (rule) => inVariants(rule),
)

export const icon = styleVariants(
  {
    neutral: color.text3,
    info: color.info,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  },
  (iconColor) => inComponents({ color: iconColor, marginBlockStart: space[0.25] }),
)

export const content = style(inComponents({ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }))
export const title = style(inComponents({ color: color.text, fontWeight: vars.weight.semibold }))
