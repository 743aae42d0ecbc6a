import { expect, test } from 'vitest'

import { changedModules, contractText, isPublic } from './prop-contract-rules.ts'

const button = `import type { ReactNode } from 'react';
export type ButtonProps = { icon?: ReactNode };
export declare function Button({ icon, ...props }: ButtonProps): Element;
`

test('a module is public if an export lists it by name or by pattern', () => {
  expect(isPublic('./src/button/button.tsx', ['./src/*.tsx'])).toBe(true)
  expect(isPublic('./src/shell/nav-item.ts', ['./src/*.tsx', './src/shell/nav-item.ts'])).toBe(true)
  expect(isPublic('./src/button/press-props.ts', ['./src/*.tsx', './src/theme/*.ts'])).toBe(false)
})

test('the text contains the public signature without destructured parameters', () => {
  expect(contractText(new Map([['button/button', button]]))).toBe(
    `=== button/button
export type ButtonProps = { icon?: ReactNode };
export declare function Button(props: ButtonProps): Element;
`,
  )
})

test('only changed, added and removed modules are named', () => {
  const text = (modules: Record<string, string>) => contractText(new Map(Object.entries(modules)))
  const before = text({ a: 'export type A = 1;', b: 'export type B = 1;', c: 'export type C = 1;' })
  const after = text({ a: 'export type A = 1;', b: 'export type B = 2;', d: 'export type D = 1;' })
  expect(changedModules(before, after)).toEqual(['b', 'c', 'd'])
  expect(changedModules(before, before)).toEqual([])
})
