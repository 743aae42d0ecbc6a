import { rings } from '@olympus/ui/theme/mixins'
import { type } from '@olympus/ui/theme/type-styles'
import { media } from '@olympus/ui/theme/media'
import { gameColors } from '@olympus/ui/theme/game-colors.css'
import { vars } from '@olympus/ui/theme/vars.css'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius, space } = vars

const artHeight = '172px'
const ringGap = '31px'

const mixed = (element: string, percent: number, ground: string) =>
  `color-mix(in oklab, ${element} ${percent}%, ${ground})`

/** The picture in the color of its element, with rings around it. */
export const art = styleVariants(gameColors.element, (element) => ({
  display: 'grid',
  placeItems: 'center',
  height: artHeight,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  color: element,
  background: `${rings({ center: '50% 54%', gap: ringGap, ringColor: mixed(element, 16, 'transparent') })}, linear-gradient(180deg, ${mixed(element, 12, color.surface1)}, ${color.surface1})`,
}))

export const body = style({
  display: 'grid',
  gap: space[3.5],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  '@media': { [media.mobile]: { paddingInline: 0 } },
})

export const name = style({ ...type.xl, overflowWrap: 'anywhere' })

export const hint = style({ ...type.sm, color: color.text3 })

export const part = style({ display: 'grid', gap: space[1] })

export const title = style({ ...type.md, fontWeight: vars.weight.semibold })

export const list = style({ listStyle: 'none' })

export const entry = style({
  ...type.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1.5],
})

export const item = style({ flex: 1, minWidth: 0, textAlign: 'start' })

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ ...type.xs, color: color.text3 })

export const figure = style({ fontWeight: vars.weight.semibold })

export const skillIcon = style({ flex: 'none', color: color.text3 })
