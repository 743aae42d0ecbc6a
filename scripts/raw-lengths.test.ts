import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { rawLengths } from './raw-length-rules.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(
  ['packages/{ui,app}/{src,docs}/**/*.css.ts', 'packages/ui/src/theme/{mixins,type-styles}.ts'],
  { cwd: root },
)

it('finds the styles', () => expect(files.length).toBeGreaterThan(100))

it('finds only lengths with a name: a token of the theme or a constant at the top of the file', () => {
  const raw = files.flatMap((file) =>
    rawLengths(readFileSync(join(root, file), 'utf8')).map((place) => `${file}:${place}`),
  )
  expect(raw).toEqual([])
})

describe('a raw length', () => {
  it.each([
    ["style({ padding: '7px' })", '7px'],
    ["style({ padding: '0 7px' })", '7px'],
    ["style({ margin: '-7px 0' })", '-7px'],
    ["style({ width: '1.5rem' })", '1.5rem'],
    ['style({ padding: `${space[2]} 7px` })', '7px'],
    ['style({ width: `calc(${space[2]} + 7px)` })', '7px'],
    ['style({ width: `${count}px` })', '…px'],
    ['style({ padding: 7 })', '7'],
    ['style({ marginTop: -7 })', '7'],
    ['style({ marginTop: wide ? 7 : 0 })', '7'],
    ['style({ left: half - 0.5 })', '0.5'],
    ["style({ '@media': { '(max-width: 700px)': { display: 'none' } } })", '700px'],
    ["style({ selectors: { '&:hover': { transform: 'translateY(7px)' } } })", '7px'],
    ["style({ vars: { [shadow]: '0 7px red' } })", '7px'],
    ["styleVariants({ sm: '7px' }, (width) => ({ width }))", '7px'],
    ["const box = { width: '7px' } as const", '7px'],
    ["const padding = '0 7px'", '7px'],
    ["const rule = () => ({ width: '7px' })", '7px'],
    ["function rule() { const width = '7px'; return { width } }", '7px'],
  ])('is found in %s', (source, length) => expect(rawLengths(source)).toEqual([`1: ${length}`]))

  it('is reported with its line, once for each', () => {
    const source = "style({\n  padding: '1px 2px',\n  gap: 3,\n})"
    expect(rawLengths(source)).toEqual(['2: 1px', '2: 2px', '3: 3'])
  })
})

describe('no raw length', () => {
  it.each([
    ["const slotSize = '56px'"],
    ['export const thumb = 16'],
    ["const narrow = '(max-width: 559px)'"],
    ["const widths = { sm: '520px', md: '560px' } as const"],
    ["const sides = { 36: ['36px', '7px'] } as const"],
    ["style({ vars: { [size]: '28px' } })"],
    ["assignVars(vars.space, { 1: '4px' })"],
    ["style({ width: '50%', height: '100dvh', gap: '1em', minWidth: '6ch', flex: '1 1 0' })"],
    ["style({ padding: 0, margin: '0px', top: 'env(safe-area-inset-top, 0px)' })"],
    ['style({ flex: 1, zIndex: 2, opacity: 0.5, lineHeight: 1.15, order: 3 })'],
    ["style({ color: '#0a1px2', gridArea: 's1px', background: mixed(12) })"],
    ['style({ padding: space[2], width: `min(100%, ${slotSize})` })'],
  ])('is in %s', (source) => expect(rawLengths(source)).toEqual([]))
})
