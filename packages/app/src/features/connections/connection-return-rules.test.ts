import { describe, expect, test } from 'vitest'

import { connectionReturn, withoutReturn } from './connection-return-rules.ts'

describe('the answer in the URL', () => {
  test.each([
    ['', { kind: 'none' }],
    ['code=c', { kind: 'none' }],
    ['code=&state=s', { kind: 'none' }],
    ['code=c%2F1&state=s', { kind: 'agreed', code: 'c/1', state: 's' }],
    ['error=access_denied&state=s', { kind: 'declined' }],
    ['error=access_denied&code=c&state=s', { kind: 'declined' }],
    ['error=temporarily_unavailable&state=s', { kind: 'failed' }],
    ['error=', { kind: 'failed' }],
  ])('“%s”', (search, expected) => {
    expect(connectionReturn(new URLSearchParams(search))).toEqual(expected)
  })
})

test('removes the answer from the URL and keeps everything else', () => {
  const search = 'code=c&state=s&error=e&error_description=d&error_uri=u&iss=i&lang=de'
  expect(String(withoutReturn(new URLSearchParams(search)))).toBe('lang=de')
})
