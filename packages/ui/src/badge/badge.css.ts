import { style, styleVariants } from '@vanilla-extract/css'

import { inComponents, inVariants } from '../theme/layered.ts'
import { type } from '../theme/type-styles.ts'
import { vars } from '../theme/vars.css.ts'

const { color, radius, weight } = vars

export const root = style(
  inComponents({
    ...type.xs,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 22,
    padding: '2px 8px',
    border: '1px solid transparent',
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
    minWidth: 20,
    height: 20,
    paddingInline: 6,
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    background: color.surface3,
    color: color.text2,
    fontSize: vars.text.xs,
    lineHeight: 1,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)
