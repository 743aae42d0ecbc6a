import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { border, color, radius, space, weight } = vars

const countSize = '20px'

export const root = style(
  inComponents({
    ...type.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.25],
    minHeight: vars.size.label,
    padding: `${space[0.5]} ${space[2]}`,
    border: `${border.thin} solid transparent`,
    borderRadius: radius.sm,
    fontWeight: weight.medium,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  }),
)

export const tone = styleVariants(
  {
    neutral: { background: color.surface3, color: color.text2, borderColor: color.line },
    accent: { background: color.accentSoft, color: color.accentText, borderColor: color.accentLine },
    success: { background: color.successSoft, color: color.success, borderColor: color.successLine },
    warning: { background: color.warningSoft, color: color.warning, borderColor: color.warningLine },
    danger: { background: color.dangerSoft, color: color.danger, borderColor: color.dangerLine },
    info: { background: color.infoSoft, color: color.info, borderColor: color.infoLine },
  },
  (rule) => inVariants(rule),
)

export const count = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: countSize,
    height: countSize,
    paddingInline: space[1.5],
    border: `${border.thin} solid ${color.line}`,
    borderRadius: radius.full,
    background: color.surface3,
    color: color.text2,
    fontSize: vars.text.xs,
    lineHeight: 1,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)
