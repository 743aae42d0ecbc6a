import { gameColors } from './game-colors.css.ts'
import { vars } from './vars.css.ts'

/**
 * Text needs 4.5, interface parts need 3 (WCAG 2.2, 1.4.3 and 1.4.11). `tint` is
 * painted over the background.
 */
export type ContrastPair = {
  name: string
  foreground: string
  background: string
  tint?: string
  minimum: 4.5 | 3
}

const { color } = vars
const { coin, element, rarity } = gameColors
type Role = keyof typeof color

const pair = (minimum: 4.5 | 3) => (foreground: Role, background: Role, tint?: Role) => ({
  name: [foreground, background, ...(tint ? [tint] : [])].join(' on '),
  foreground: color[foreground],
  background: color[background],
  ...(tint && { tint: color[tint] }),
  minimum,
})
const text = pair(4.5)
const part = pair(3)

const everySurface = ['canvas', 'sidebar', 'surface1', 'surface2', 'surface3'] as const
const statuses = ['danger', 'success', 'warning', 'info'] as const

const named = (
  colors: Record<string, string>,
  background: Role,
  minimum: ContrastPair['minimum'],
): ContrastPair[] =>
  Object.entries(colors).map(([name, foreground]) => ({
    name: `${name} on ${background}`,
    foreground,
    background: color[background],
    minimum,
  }))

export const contrastPairs: ContrastPair[] = [
  ...([...everySurface, 'surface4', 'field', 'popover'] as const).map((surface) => text('text', surface)),
  ...([...everySurface, 'surface4', 'sunken', 'popover'] as const).map((surface) => text('text2', surface)),
  ...([...everySurface, 'field', 'sunken', 'popover'] as const).map((surface) => text('text3', surface)),
  text('text2', 'surface1', 'accentSoft'),
  text('text3', 'surface1', 'accentSoft'),
  text('text3', 'surface1', 'dangerSoft'),
  text('text', 'surface1', 'hover'),
  text('text', 'popover', 'hover'),
  text('text2', 'surface1', 'hover'),
  text('text', 'canvas', 'press'),
  text('text2', 'field'),
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('onAccent', 'accentActive'),
  text('accentText', 'canvas'),
  text('accentText', 'surface1'),
  text('accentText', 'surface2'),
  text('accentText', 'surface1', 'accentSoft'),
  text('onDanger', 'dangerSolid'),
  ...statuses.flatMap((status) => [
    text(status, 'surface1'),
    text(status, 'surface2'),
    text(status, 'surface1', `${status}Soft`),
    text(status, 'popover'),
    text('text', 'surface1', `${status}Soft`),
  ]),
  ...named(rarity, 'surface1', 4.5),
  ...named(rarity, 'popover', 4.5),
  part('lineControl', 'canvas'),
  part('lineControl', 'surface1'),
  part('lineControl', 'surface2'),
  part('lineControl', 'field'),
  part('accentText', 'sidebar'),
  part('accentText', 'popover'),
  part('focus', 'sidebar'),
  part('focus', 'popover'),
  part('focus', 'field'),
  part('danger', 'field'),
  part('focus', 'canvas'),
  part('focus', 'surface1'),
  part('focus', 'surface2'),
  part('focus', 'surface3'),
  part('accent', 'canvas'),
  part('accent', 'surface1'),
  part('accent', 'surface4'),
  part('accent', 'field'),
  ...named(element, 'surface1', 3),
  ...(['surface1', 'surface2', 'popover'] as const).flatMap((surface) =>
    named({ coin: coin.face }, surface, 3),
  ),
  { name: 'ink on coin', foreground: coin.ink, background: coin.face, minimum: 3 },
]
