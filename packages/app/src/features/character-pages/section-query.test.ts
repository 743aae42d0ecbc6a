import { describe, expect, it } from 'vitest'

import { matchRoute } from '../../match-route.ts'
import { routeTable } from '../../route-table.ts'
import { readSection, sectionPath, shownSections } from './section-query.ts'

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid')
  return readSection(pathname, searchParams)
}

describe('tabs of a character', () => {
  it.each(shownSections)('%s has a URL that leads back to it', (name) => {
    const url = sectionPath(name, 311)
    expect(read(url)).toBe(name)
    expect(read(`${url}${url.includes('?') ? '&' : '?'}search=honey`)).toBe(name)
    expect(matchRoute(routeTable, new URL(url, 'https://portal.invalid').pathname).chain).toHaveLength(1)
  })

  it('have the URLs of the specification', () => {
    expect(sectionPath('general', 311)).toBe('/characters/311')
    expect(sectionPath('equipment', 311)).toBe('/characters/311?section=equipment')
    expect(sectionPath('bonuses', 311)).toBe('/characters/311?section=bonus')
    expect(sectionPath('bazaar', 311)).toBe('/characters/311/bazaar')
    expect(sectionPath('statistics', 311)).toBe('/characters/311/statistics')
    expect(sectionPath('mates', 311)).toBe('/characters/311/pets-and-partners')
  })

  it.each([
    '?section=',
    '?section=spells',
    '?section=general',
    '?section=bazaar',
    '?section=statistics',
    '/bazaar?section=equipment',
    '/statistics?section=bazaar',
    '/spells',
    '/equipment',
  ])('are not at %s', (url) => {
    expect(read(`/characters/311${url}`)).toBeNull()
  })
})
