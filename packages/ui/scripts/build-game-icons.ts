// Builds the sprite of the listed game icons. Run it after changing the list; the sprite is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { optimize } from 'svgo'

import { gameIconNames } from '../src/game-icon/game-icon-names.ts'

type Collection = { icons: Record<string, { body: string } | undefined>; width: number; height: number }

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons, width, height } = JSON.parse(readFileSync(source, 'utf8')) as Collection

const repeated = gameIconNames.filter((name, index) => gameIconNames.indexOf(name) !== index)
const unknown = gameIconNames.filter((name) => !icons[name])
if (repeated.length > 0 || unknown.length > 0) {
  console.error(
    `Listed twice: ${repeated.join(', ') || 'none'}. Not in game-icons: ${unknown.join(', ') || 'none'}.`,
  )
  process.exit(1)
}

/** Rounds the coordinates to the 512 grid. The decimals are invisible, but would add to the download. */
function rounded(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    multipass: true,
    floatPrecision: 0,
  })
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

const symbols = gameIconNames
  .toSorted()
  .map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${rounded(icons[name]?.body ?? '')}</symbol>`,
  )

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 -->
${symbols.join('\n')}
</svg>
`
writeFileSync(new URL('../src/game-icon/game-icons.svg', import.meta.url), sprite)
console.log(`${symbols.length} icons, ${Math.round(sprite.length / 1024)} kB`)
