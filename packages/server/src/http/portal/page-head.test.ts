import { type LocaleCode, locales } from '@olympus/contract/locales'
import { expect, it } from 'vitest'
import { paths } from '../../../../app/src/paths.ts'
import { withHead } from './page-head.ts'

const languageOf = (pathname: string): LocaleCode =>
  locales.find(({ code }) => pathname.split('/')[1] === code)?.code ?? 'en'

const html =
  '<!doctype html><html lang="en-US" data-theme="dark"><head><meta name="description" content="Old"></head><body></body></html>'
const headOf = (pathname: string, { isKnown = true, language = languageOf(pathname) } = {}) =>
  withHead(html, { publicUrl: 'https://play.example.com', pathname, isKnown, language, preloads: '' })

it('names language, description and address of a page', () => {
  const head = headOf('/de/login')
  expect(head).toContain('<html lang="de-DE" data-theme="dark">')
  expect(head).toContain('content="Melde dich bei Olympus an: Konto, Charaktere, Olympus Coins und Shop."')
  expect(head).toContain('<link rel="canonical" href="https://play.example.com/de/login">')
})

it('has the language of the reader at an address without one', () => {
  const head = headOf('/login', { language: 'de' })
  expect(head).toContain('<html lang="de-DE"')
  expect(head).toContain('<link rel="canonical" href="https://play.example.com/login">')
})

it('describes pages that need a login like the portal', () => {
  expect(headOf('/de/shop')).toContain('content="Konto, Olympus Coins und Shop des Onlinespiels Olympus"')
})

it('describes the public pages in each language, all of them differently', () => {
  const { home, register, login, landing, resetPassword, contact, wheelFairness, terms, privacy } = paths
  const pages = [home, register, login, landing, resetPassword, contact, wheelFairness, terms, privacy]
  const descriptions = locales.flatMap(({ code }) =>
    pages.map((page) => /name="description" content="([^"]*)"/.exec(headOf(`/${code}${page}`))?.[1]),
  )
  expect(new Set(descriptions).size).toBe(locales.length * pages.length)
})

it('names the same page in every language, and without one', () => {
  const head = headOf('/login')
  for (const { code, catalog } of locales)
    expect(head).toContain(
      `hreflang="${catalog}" href="https://play.example.com${code === 'en' ? '' : `/${code}`}/login"`,
    )
  expect(head).toContain('hreflang="x-default" href="https://play.example.com/login"')
  expect(headOf('/de')).toContain('hreflang="fr" href="https://play.example.com/fr"')
})

it('links no page that does not exist, and escapes what an address has', () => {
  expect(headOf('/nowhere', { isKnown: false })).not.toContain('<link')
  expect(headOf('/a&b')).toContain('href="https://play.example.com/a&amp;b"')
  expect(headOf("/a$'b")).toContain(`href="https://play.example.com/a$'b"`)
})

it('loads the content of a prerendered page first', () => {
  const prerendered = html.replace('<body>', '<body><div id="root" data-page="/login"></div>')
  const head = {
    publicUrl: '',
    pathname: '/login',
    isKnown: true,
    language: 'en',
    preloads: '<link id="p">',
  } as const
  expect(withHead(prerendered, head)).toMatch(/<\/div><link id="p"><\/body>/)
  expect(withHead(html, head)).toMatch(/<link id="p">.*<\/head>/)
})
