import type { Client } from '@olympus/api-client/client'
import type { Endpoint } from '@olympus/contract/endpoint'
import { expect, it } from 'vitest'

import { preload } from './character-page-data.ts'

/** What is requested for the first tab of a character. */
function askedFor(id: string, roster: unknown): string[] {
  const asked: string[] = []
  const client = {
    call({ path }: Endpoint) {
      asked.push(path)
      return Promise.resolve({})
    },
    stored: () => roster,
  } as unknown as Client
  const pathname = `/characters/${id}`
  preload({ client, locale: 'en', pathname, params: { id }, search: new URLSearchParams() })
  return asked
}

const closed = ['/characters/:id/equipment', '/characters/:id/changes']
const roster = { characters: [{ id: 311 }] }

it.each([
  ['an own character', '311', roster],
  ['a character while the roster is not known', '9001', undefined],
])('asks for what %s wears and what has changed', (_, id, known) => {
  expect(askedFor(id, known)).toEqual(expect.arrayContaining(closed))
})

it('asks for nothing of the character of somebody else that is closed', () => {
  const asked = askedFor('9001', roster)
  expect(asked).toContain('/characters/:id')
  for (const path of closed) expect(asked).not.toContain(path)
})
