import { expect, test } from 'vitest'

import { complaintsAbout, type ComponentSize } from './component-size-rules.ts'

const size = (scriptBytes: number, libraries: string[] = []): ComponentSize => ({
  scriptBytes,
  styleBytes: 500,
  libraries,
})
const complaints = (
  sizes: Record<string, ComponentSize>,
  known: Record<string, ComponentSize>,
  ten = size(40_000),
) => complaintsAbout({ ten, sizes }, { ten, components: known })

test('growth over 2 % is reported, smaller growth or a few bytes are not', () => {
  expect(complaints({ a: size(10_201) }, { a: size(10_000) })).toEqual([
    'a: scriptBytes is 10201 instead of 10000',
  ])
  expect(complaints({ a: size(10_200) }, { a: size(10_000) })).toEqual([])
  expect(complaints({ a: size(340) }, { a: size(300) })).toEqual([])
})

test('a component missing from the table, or left over in it, is reported', () => {
  expect(complaints({ a: size(1) }, { b: size(1) })).toEqual([
    'a is not in the table: --update',
    'b is gone: --update',
  ])
})

test('the ten components together have a budget', () => {
  expect(complaints({}, {}, size(49_501))).toEqual(['The ten together: 50001 bytes, the budget is 50000'])
})

test('an overlay library is reported for a button, but not for a dialog', () => {
  const button = { 'button/button': size(1, ['react-aria-components', 'class-variance-authority']) }
  expect(complaints(button, button)).toEqual(['button/button pulls in react-aria-components'])
  const dialog = { 'dialog/dialog': size(1, ['react-aria-components']) }
  expect(complaints(dialog, dialog)).toEqual([])
})
