import { vars } from './vars.css.ts'

type TextSize = keyof typeof vars.text

const ui = (size: TextSize) => ({ fontSize: vars.text[size], lineHeight: vars.leading[size] })

const display = (size: TextSize) => ({
  ...ui(size),
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.012em',
  wordSpacing: '0.05em',
})

/**
 * Rules to spread into a component's style. `2xs` to `lg` use the interface face,
 * `xl` and up the display face.
 */
export const type = {
  '2xs': { ...ui('2xs'), fontWeight: vars.weight.medium },
  xs: ui('xs'),
  sm: ui('sm'),
  md: ui('md'),
  mdLg: ui('mdLg'),
  lg: ui('lg'),
  xl: { ...display('xl'), letterSpacing: '-0.004em', wordSpacing: '0.04em' },
  '2xl': display('2xl'),
  '3xl': display('3xl'),
  '4xl': display('4xl'),
  '5xl': display('5xl'),
  '6xl': display('6xl'),
} as const

export const truncate = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
} as const
