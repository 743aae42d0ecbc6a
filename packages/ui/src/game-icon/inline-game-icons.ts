import sprite from './game-icons.svg?raw'
import spriteUrl from './game-icons.svg?no-inline'

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^]*?<\/symbol>/g)].map(([symbol, name = '']) => [name, symbol]),
)

const idOf = (name: string) => `game-icon-${name}`

/**
 * Takes the symbols of a rendered page's icons out of the sprite, for a place after the page. Otherwise the
 * browser lays out the whole sprite before it shows one of them. Icons that appear later still need it.
 */
export function inlineGameIcons(markup: string): { readonly markup: string; readonly symbols: string } {
  const names = new Set<string>()
  const inlined = markup.replaceAll(
    new RegExp(`"${RegExp.escape(spriteUrl)}#([^"]+)"`, 'g'),
    (_, name: string) => {
      names.add(name)
      return `"#${idOf(name)}"`
    },
  )
  if (names.size === 0) return { markup, symbols: '' }
  const used = [...names].map((name) =>
    (symbols.get(name) ?? '').replace(`id="${name}"`, `id="${idOf(name)}"`),
  )
  const prefetch = `<link rel="prefetch" as="image" href="${spriteUrl}">`
  return { markup: inlined, symbols: `<div hidden><svg>${used.join('')}</svg></div>${prefetch}` }
}
