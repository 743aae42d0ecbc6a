import { expect, test } from 'vitest'

import { changedModules, contractText, isPublic } from './prop-contract-rules.ts'

const button = `import type { ReactNode } from 'react';
export type ButtonProps = { icon?: ReactNode };
export declare function Button({ icon, ...props }: ButtonProps): Element;
`

test('a module is public when an export names it, itself or by a pattern', () => {
  expect(isPublic('./src/button/button.tsx', ['./src/*.tsx'])).toBe(true)
  expect(isPublic('./src/shell/nav-item.ts', ['./src/*.tsx', './src/shell/nav-item.ts'])).toBe(true)
  expect(isPublic('./src/button/press-props.ts', ['./src/*.tsx', './src/theme/*.ts'])).toBe(false)
})

test('the text has what a caller can see, and not what is destructured inside', () => {
  expect(contractText(new Map([['button/button', button]]))).toBe(
    `=== button/button
export type ButtonProps = { icon?: ReactNode };
export declare function Button(props: ButtonProps): Element;
`,
  )
})

test('a changed prop, a new module and a removed one are named, and nothing else', () => {
  const text = (modules: Record<string, string>) => contractText(new Map(Object.entries(modules)))
  const before = text({ a: 'export type A = 1;', b: 'export type B = 1;', c: 'export type C = 1;' })
  const after = text({ a: 'export type A = 1;', b: 'export type B = 2;', d: 'export type D = 1;' })
  expect(changedModules(before, after)).toEqual(['b', 'c', 'd'])
  expect(changedModules(before, before)).toEqual([])
})
