import { expect, it } from 'vitest'

import { commitFaults } from './commit-rules.ts'

it.each([
  'shop: refuse a changed price',
  'app build: derive chunks from the route table',
  'shop, support: explain an empty page',
  'api-client: retry once\n\nThe server restarts within a second.\n',
  `docs: ${'x'.repeat(54)}`,
])('accepts %j', (message) => {
  expect(commitFaults(message)).toEqual([])
})

it.each([
  ['a subject of 61 characters', `docs: ${'x'.repeat(55)}`, 'characters'],
  ['a subject without an area', 'Refuse a changed price', 'area'],
  ['an area in capitals', 'Shop: refuse a changed price', 'area'],
  ['a sentence after the area', 'shop: Refuse a changed price', 'area'],
  ['a period at the end', 'shop: refuse a changed price.', 'period'],
  ['a body right below the subject', 'shop: refuse a changed price\nIt was paid.', 'empty line'],
  ['an empty message', '', 'area'],
])('refuses %s', (_, message, fault) => {
  expect(commitFaults(message).join()).toContain(fault)
})
