import { media } from '@olympus/ui/theme/media'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color } = vars

const markSide = '14px'
const cornerRadius = '3px'
const hatchWidth = '1.5px'
const hatchStep = '5px'
const dotRadius = '1.1px'
const dotEdge = '1.5px'
const rowStep = '4px'

const faint = (ink: string, percent: number) => `color-mix(in oklab, ${ink} ${percent}%, transparent)`

const stripes = (angle: string, ink: string, [width, step]: readonly [string, string]) =>
  `repeating-linear-gradient(${angle} in srgb, ${ink} 0 ${width}, transparent ${width} ${step})`

const framed = (ink: string, background: string) => ({
  background,
  boxShadow: `inset 0 0 0 ${border.thin} ${ink}`,
})

/** Sources differ by pattern first, then by accent or neutral: the design has one accent at a time. */
const patterns = {
  solid: { background: color.accent },
  hatch: framed(
    color.text3,
    `${stripes('135deg', color.text3, [hatchWidth, hatchStep])} ${faint(color.text3, 18)}`,
  ),
  dots: framed(
    color.accent,
    `radial-gradient(circle, ${color.accent} ${dotRadius}, transparent ${dotEdge}) 0 0 / ${hatchStep} ${hatchStep} ${faint(color.accent, 18)}`,
  ),
  rows: framed(
    color.text3,
    `${stripes('0deg', color.text3, [border.thin, rowStep])} ${faint(color.text3, 14)}`,
  ),
  columns: framed(
    color.accent,
    `${stripes('90deg', color.accent, [border.thin, rowStep])} ${faint(color.accent, 14)}`,
  ),
  plain: framed(color.text3, faint(color.text3, 18)),
} as const

export const patternNames = ['solid', 'hatch', 'dots', 'rows', 'columns', 'plain'] as const

export const pattern = styleVariants(patterns, (rule) => ({
  ...rule,
  borderRadius: cornerRadius,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
}))

export const mark = style({ flex: 'none', display: 'inline-block', width: markSide, height: markSide })

export const bar = style({ display: 'flex', gap: vars.space[0.5], height: markSide })
