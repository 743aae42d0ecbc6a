import { expect, it } from 'vitest'

import { usedStyles } from './used-styles.ts'

let files = 0
const used = (text: string, markup = '<p class="a b"></p>') =>
  usedStyles([{ name: `assets/${files++}.css`, text }], markup)

it.each([
  ['.a{color:red}.c{color:red}', '.a{color:red}'],
  ['.a .b{top:0}.a .c{top:0}', '.a .b{top:0}'],
  ['.c,.b>a{top:0}', '.b>a{top:0}'],
  ['h1{top:0}', 'h1{top:0}'],
  ['@media print{.a{top:0}.c{top:0}}@media print{.c{top:0}}', '@media print{.a{top:0}}'],
])('leaves out rules of classes that the page has not: %s', (css, left) => expect(used(css)).toBe(left))

it.each([
  '.a:hover{top:0}',
  '.a[data-pending]:before{top:0}',
  '.a:not(.c,.d){top:0}',
  '.a{background:url(data:image/svg+xml;x)}',
  '.a[title="{;"]{top:0}',
  '.a:has(>.c:not(.d)){top:0}',
  ':is(.c,.d)>.a{top:0}',
  '[data-theme=light] .a{top:0}',
  '@supports (top:0){.a:focus-visible{top:0}}',
])('keeps what elements of the page may look like: %s', (css) => expect(used(css)).toBe(css))

it('keeps the order of layers', () => {
  expect(used('@layer x;@layer y{.c{top:0}}@layer z{.a{top:0}}')).toBe(
    '@layer x;@layer y{}@layer z{.a{top:0}}',
  )
})

it('keeps custom properties that count for something', () => {
  expect(used(':root{--a:var(--b);--b:1px;--c:2px}.a{top:var(--a)}.c{top:var(--c)}')).toBe(
    ':root{--a:var(--b);--b:1px}.a{top:var(--a)}',
  )
  expect(used(':root{--a:1px}', '<p data-style="top:var(--a)"></p>')).toBe(':root{--a:1px}')
})

it('keeps animations of its elements', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}'
  expect(used(`.a{animation:1s turn}${frames}`)).toBe(`.a{animation:1s turn}${frames}`)
  expect(used(`.c{animation:1s turn}${frames}`)).toBe('')
})

it('knows no nested rules, which builds do not contain', () => {
  expect(() => used('.a{.c{top:0}}')).toThrow(/A block begins in .a/)
})
