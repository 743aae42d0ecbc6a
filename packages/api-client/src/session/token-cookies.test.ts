import { expect, test } from 'vitest'

import { tokenCookies } from './token-cookies.ts'

/** `document.cookie`: reads all pairs, writes one. */
function cookieJar(initial: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(initial))
  const writes: string[] = []
  return {
    writes,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      writes.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

test('tokens are read among other cookies', () => {
  const jar = cookieJar({ locale: 'de', mytoken: 'no', token: 'a.b.c', refreshToken: 'r%3D' })
  expect(tokenCookies(jar, true).read()).toEqual({ token: 'a.b.c', refreshToken: 'r=' })
  expect(tokenCookies(cookieJar(), true).read()).toEqual({ token: null, refreshToken: null })
  expect(tokenCookies(cookieJar({ token: '' }), true).read().token).toBeNull()
  expect(tokenCookies(cookieJar({ token: '%' }), true).read().token).toBe('%')
})

test('cookies set by the server are not written again', () => {
  const jar = cookieJar({ token: 't', refreshToken: 'r' })
  tokenCookies(jar, true).keep({ token: 't', refreshToken: 'r' })
  expect(jar.writes).toEqual([])
})

test('tokens that did not arrive as cookies are written', () => {
  const jar = cookieJar({ token: 'old', refreshToken: 'r' })
  tokenCookies(jar, true).keep({ token: 't=1', refreshToken: 'r' })
  expect(jar.writes).toEqual(['token=t%3D1; Path=/; SameSite=Strict; Secure'])
})

test('clear removes both cookies and keeps others', () => {
  const jar = cookieJar({ locale: 'de', token: 't', refreshToken: 'r' })
  tokenCookies(jar, false).clear()
  expect(jar.cookie).toBe('locale=de')
  expect(jar.writes[0]).toBe('token=; Path=/; SameSite=Strict; Max-Age=0')
})
