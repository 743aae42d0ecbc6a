import { expect, it } from 'vitest'

import { inlineGameIcons, spriteScript } from './inline-game-icons.ts'
import spriteUrl from './game-icons.svg?no-inline'

const icon = (name: string) => `<svg><use href="${spriteUrl}#${name}"></use></svg>`

it('takes each icon of a page out of the sprite, once', () => {
  const { markup, symbols } = inlineGameIcons(`${icon('sun')}<p>${icon('moon')}${icon('sun')}</p>`)
  expect(markup).not.toContain(spriteUrl)
  const used = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const ids = [...symbols.matchAll(/<symbol id="([^"]+)" viewBox="0 0 512 512"><path/g)].map(([, id]) => id)
  expect(used).toEqual([ids[0], ids[1], ids[0]])
  expect(ids).toHaveLength(2)
})

it('requests the sprite for icons that appear later', () => {
  expect(inlineGameIcons(icon('sun')).symbols).toMatch(
    RegExp(`<script>${RegExp.escape(spriteScript)}</script>$`),
  )
  expect(spriteScript).toContain(`fetch('${spriteUrl}'`)
})

it('leaves a page without icons as it is', () => {
  expect(inlineGameIcons('<p>#sun</p>')).toEqual({ markup: '<p>#sun</p>', symbols: '' })
})
