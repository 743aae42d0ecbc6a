import { getCharacterFile } from '@olympus/contract/character-file'
import { characterPaths } from '@olympus/contract/character-paths'
import type { Endpoint } from '@olympus/contract/endpoint'
import { endpoints } from '@olympus/contract/endpoints'
import { z } from '@olympus/contract/schema'

const all: readonly Endpoint[] = Object.values(endpoints)

const needsQuery = ({ query }: Endpoint) => query !== undefined && !z.safeParse(query, {}).success

/**
 * What the page of one character reads: its view and every section that needs nothing but the ID. Not the
 * file, which is all of them at once and limited.
 */
export const characterReads: readonly Endpoint[] = all.filter((each) => {
  const { method, path } = each
  const isOfPage = path === characterPaths.character || path.startsWith(`${characterPaths.character}/`)
  const isFile = path === getCharacterFile.path
  return method === 'GET' && isOfPage && !isFile && path.split('/:').length === 2 && !needsQuery(each)
})
