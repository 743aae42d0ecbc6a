import { expect, it } from 'vitest'

import { importPartsOf, partCode, wholeCode } from './contract-parts.ts'

const file = '/contract/src/shop.ts'
const code = `import { endpoint } from './endpoint.ts'
import { limits as bounds, type Limits } from './limits.ts'
import { z } from 'zod/mini'

const Id = z.string().check(z.maxLength(bounds.id))

/** Query of the list. */
export const Query = z.object({ id: Id, endpoint: 1 })
export type Query = z.output<typeof Query>

export const list = endpoint({ path: '/shop' }) as Endpoint<Limits>

export function total(id: Id) {
  return list.Id + id
}
`

it('gives a declaration only what it uses', () => {
  expect(partCode(code, 'Id', file)).toBe(`import { z } from "zod/mini";
import { limits as bounds } from "./limits.ts?part=limits";
export const Id = z.string().check(z.maxLength(bounds.id))`)
  expect(partCode(code, 'Query', file)).toBe(`import { z } from "zod/mini";
import { Id } from "/contract/src/shop.ts?part=Id";
export const Query = z.object({ id: Id, endpoint: 1 })`)
})

it('takes neither types nor names of properties for uses', () => {
  expect(partCode(code, 'list', file)).toBe(`import { endpoint } from "./endpoint.ts?part=endpoint";
export const list = endpoint({ path: '/shop' }) as Endpoint<Limits>`)
  expect(partCode(code, 'total', file)).toMatch(/^import { list } from .*;\nexport function total/)
})

it('takes what a whole module exports from its parts, so that nothing exists twice', () => {
  expect(wholeCode(code, file)).toBe(
    ['Query', 'list', 'total']
      .map((name) => `export { ${name} } from "/contract/src/shop.ts?part=${name}"`)
      .join('\n'),
  )
})

it('leaves a module whole that does more than declare', () => {
  const configured = `import { limits } from './limits.ts'\nz.config({})\nexport const a = limits.id`
  expect(wholeCode(configured, file)).toBe(
    `import { limits } from "./limits.ts?part=limits";\nz.config({})\nexport const a = limits.id`,
  )
  expect(partCode(configured, 'a', file)).toBe(`export { a } from "/contract/src/shop.ts"`)
})

it('leaves a module whole that imports a whole module', () => {
  const code = `import * as limits from './limits.ts'\nexport const days = limits.days`
  expect(partCode(code, 'days', file)).toBe(`export { days } from "/contract/src/shop.ts"`)
})

it('imports single declarations of the contract', () => {
  const module = `import { list as items, type Query, total } from '@olympus/contract/shop'
import type { User } from '@olympus/contract/user'
import { other } from './other.ts'
const load = () => import("@olympus/contract/auth").then(({
  logIn
}) => logIn)`
  expect(importPartsOf('@olympus/contract/', module))
    .toBe(`import { list as items } from "@olympus/contract/shop?part=list"; import { total } from "@olympus/contract/shop?part=total";
import type { User } from '@olympus/contract/user'
import { other } from './other.ts'
const load = () => import('@olympus/contract/auth?part=logIn').then(({ logIn }) => logIn)`)
})
