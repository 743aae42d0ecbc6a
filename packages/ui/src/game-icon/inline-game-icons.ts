import sprite from './game-icons.svg?raw'
import spriteUrl from './game-icons.svg?no-inline'

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^]*?<\/symbol>/g)].map(([symbol, name = '']) => [name, symbol]),
)

/**
 * Requests the sprite once the page is complete, so that icons which appear later are not empty. Not on a
 * slow or metered line. Not a link that prefetches it: Firefox applies `default-src` to that, which allows
 * nothing.
 */
export const spriteScript =
  `{ const { effectiveType = '4g', saveData } = navigator.connection ?? {}; ` +
  `if (effectiveType === '4g' && !saveData) addEventListener('load', () => ` +
  `fetch('${spriteUrl}', { priority: 'low' }).then((reply) => reply.blob()).catch(() => {})) }`

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
  return {
    markup: inlined,
    symbols: `<div hidden><svg>${used.join('')}</svg></div><script>${spriteScript}</script>`,
  }
}
