import { describe, expect, it } from 'vitest'

import { matchRoute } from './match-route.ts'
import { routeTable } from './route-table.ts'
import { safeRedirect } from './safe-redirect.ts'

const isKnown = (pathname: string) => matchRoute(routeTable, pathname).chain.length > 0
const open = () => true

describe('safeRedirect', () => {
  it.each(['/support', '/support?a=1#b', '/login'])('goes on to %s', (target) => {
    expect(safeRedirect(target, isKnown)).toBe(target)
  })

  it('goes to the profile when no route matches', () => {
    expect(safeRedirect('/nowhere', isKnown)).toBe('/')
    expect(safeRedirect(null, isKnown)).toBe('/')
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /support',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%00',
    '/./%2fevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/support/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'evil.example',
    '@evil.example',
    '?redirect=/support',
    '#support',
    '',
    '/\u0000support',
    '/\u007Fsupport',
    '/\u0085support',
  ])('does not follow %j, whatever the router knows', (target) => {
    expect(safeRedirect(target, open)).toBe('/')
  })

  it.each(['/login/../support', '/./support'])('resolves %s before it asks the router', (target) => {
    expect(safeRedirect(target, isKnown)).toBe('/support')
  })

  it('keeps encoded slashes in a query', () => {
    expect(safeRedirect('/support?from=%2Fshop', isKnown)).toBe('/support?from=%2Fshop')
  })
})
