import { expect, it } from 'vitest'

import { inlineLimits, leanContractModule, readsOfLeftOut } from './lean-contract.ts'

it('leaves out of endpoints what the portal does not read', () => {
  const code = `export const buy = endpoint({
  method: 'POST',
  summary: 'Buy',
  params: z.object({ id: Id }),
  body: Body,
  data: z.object({ id: Id }),
  errors: [],
})`
  expect(leanContractModule(code)).toBe(`export const buy = /* @__PURE__ */ (() => (endpoint({
  method: 'POST',
  body: Body,
  })))()`)
})

it('leaves out the last part of an endpoint without a comma', () => {
  expect(leanContractModule(`const read = endpoint({ path: '/', data: Data })`)).toBe(
    `const read = /* @__PURE__ */ (() => (endpoint({ path: '/', })))()`,
  )
})

it('lets the bundler drop what is computed', () => {
  const code = `export const kinds = [...states, 'gift'] as const
export const fields = { id: z.int() }`
  expect(leanContractModule(code))
    .toBe(`export const kinds = /* @__PURE__ */ (() => ([...states, 'gift'] as const))()
export const fields = /* @__PURE__ */ (() => ({ id: z.int() }))()`)
})

it('leaves out the names of schemas', () => {
  expect(leanContractModule(`export const Item = named('Item', z.object({}))`)).toBe(
    `export const Item = /* @__PURE__ */ (() => (z.object({})))()`,
  )
  expect(leanContractModule(`export const Item = named('Item', Base)`)).toBe(
    `export const Item = /* @__PURE__ */ (() => (Base))()`,
  )
})

it.each([
  `export const states = ['new', 'old'] as const`,
  `export const f = () => z.int()`,
  `export type A = 1`,
])('keeps %s', (code) => expect(leanContractModule(code)).toBe(code))

it('writes limits as numbers', () => {
  const code = `import { limits } from './limits.ts'
export const ageDays = [limits.emailUndoDays, item.limits.emailUndoDays, limits.other]`
  expect(inlineLimits(code)).toBe(`import { limits } from './limits.ts'
export const ageDays = [(7), item.limits.emailUndoDays, limits.other]`)
  const names = `import { limits } from "@olympus/contract/limits";
const { emailUndoDays, clientSeedMaxLength: max } = limits;`
  expect(inlineLimits(names)).toBe(`import { limits } from "@olympus/contract/limits";
const emailUndoDays = 7, max = 64;`)
  const other = `const limits = read()\nexport const days = limits.emailUndoDays`
  expect(inlineLimits(other)).toBe(other)
})

it('finds reads of what is left out', () => {
  const code = `import { listItems, Item } from '@olympus/contract/shop'
import type { User } from '@olympus/contract/user'
import { other } from './other.ts'
use(listItems.query, listItems.path, Item.data, other.data, User.data, listItems.database)`
  expect(readsOfLeftOut(code)).toEqual(['listItems.query', 'Item.data'])
})
