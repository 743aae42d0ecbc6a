// @vitest-environment happy-dom
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { media } from '@olympus/ui/theme/media'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { FirstPaintEnd } from '../shared/navigation/first-paint-end.tsx'
import { frameHtml, pageHtml, playerPageHtml } from './page-html.ts'

const template =
  '<html lang="en-US"><head><title>Olympus</title><script type="module" src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body></html>'
const page = {
  markup: '<h1>Anmelden</h1><p class="text">',
  title: 'A & B',
  tag: 'de-DE',
  parts: [],
  address: '/de/login',
  styles: [
    { name: 'assets/index.css', contains: [], text: 'h1{color:red}' },
    { name: 'assets/login.css', contains: [], text: '.text{color:blue}.dialog{color:green}' },
  ],
}

it('puts language, title, styles and content into the page', () => {
  const html = pageHtml(template, page)
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('<title>A &amp; B - Olympus</title>')
  expect(html).toContain('<div id="root" data-page="/de/login"><h1>Anmelden</h1>')
  expect(html).toContain('<style nonce="%CSP_NONCE%">h1{color:red}.text{color:blue}</style>')
})

it('is painted up to its mark on a phone, else whole, and a frame at once', () => {
  const mark = renderToString(createElement(FirstPaintEnd))
  const awaited = (html: string) =>
    [
      ...html
        .slice(0, html.indexOf('</head>'))
        .matchAll(/<link rel="expect" href="#([^"]*)" blocking="render"(?: media="([^"]*)")?>/g),
    ].map(([, id, condition]) => [html.indexOf(` id="${id}"`), condition] as const)
  const marked = pageHtml(template, { ...page, markup: `<h1>Shop</h1>${mark}<p></p>` })
  expect(awaited(marked)).toEqual([
    [marked.indexOf(mark) + '<template'.length, media.mobile],
    [marked.indexOf('<p></p></div><template') + '<p></p></div><template'.length, media.aboveMobile],
  ])
  const html = pageHtml(template, page)
  const end = '<p class="text"></div><template'
  expect(awaited(html)).toEqual([[html.indexOf(end) + end.length, undefined]])
  expect(awaited(frameHtml(template, { ...page, markup: mark }))).toEqual([])
})

it('loads its scripts after its content', () => {
  expect(pageHtml(template, page)).toMatch(
    /<p class="text"><\/div>.*<script fetchpriority="low" type="module" src="\/assets\/index.js"><\/script>/,
  )
})

it('loads its whole styles after its content, before its scripts', () => {
  const html = pageHtml(template, page)
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)">/g)]
  expect(links.map(([, name]) => name)).toEqual(['/assets/index.css', '/assets/login.css'])
  const [content, style, code] = ['</div>', 'rel="stylesheet"', '<script fetchpriority'].map((part) =>
    html.indexOf(part),
  )
  expect(content).toBeLessThan(style ?? 0)
  expect(style).toBeLessThan(code ?? 0)
})

it('holds the icons that it shows, after its content', () => {
  const icon = renderToString(createElement(GameIcon, { name: 'sun' }))
  const html = pageHtml(template, { ...page, markup: icon })
  const id = /<use href="#([^"]+)">/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<template id="content-end"></template><div hidden>.*<symbol id="${id}"`))
})

it('keeps scripts from requesting styles that a joined file contains', () => {
  const joined = { name: 'assets/players.css', contains: ['assets/index.css', 'assets/shop.css'], text: '' }
  const html = pageHtml(template, { ...page, styles: [joined] })
  expect(html).toContain(
    'href="/assets/players.css"><link rel="stylesheet" href="/assets/index.css" disabled>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css" disabled>')
})

it('sets styles of elements by script, as the page allows no style attributes', () => {
  const html = pageHtml(template, { ...page, markup: '<p style="height:8px"></p>' })
  expect(html).toContain('<p data-style="height:8px">')
  expect(html).toContain('element.style.cssText')
  expect(html).toContain('[data-style="height:8px"]{height:8px}')
  expect(pageHtml(template, page)).not.toContain('element.style.cssText')
})

it('fails if the built page has changed', () => {
  expect(() => pageHtml(template.replace('stylesheet', 'preload'), page)).toThrow(/stylesheet/)
})

it('keeps a frame from being used, and its scripts and styles where they are', () => {
  const html = frameHtml(template, { markup: '<nav></nav><input>', title: 'Shop', tag: 'de-DE', parts: [] })
  expect(html).toContain('<div id="root"><div inert><nav></nav><input readonly></div></div>')
  expect(html).toContain('<title>Shop - Olympus</title><script type="module"')
  expect(html).not.toContain('data-page')
  expect(frameHtml(template, { markup: '', title: '', tag: 'de-DE', parts: [] })).toContain(
    '<title>Olympus</title>',
  )
})

describe('the page of a player', () => {
  const players = {
    ...page,
    address: '/de/shop?q="><b>',
    styles: [],
    parts: ['Changes', 'Banner', 'Changes'],
    preloads: '<link rel="modulepreload" href="/assets/shop.js">',
    nonce: 'once',
    replies: {
      accountId: 7,
      locale: 'de-DE',
      requestedAtMs: 0,
      position: null,
      replies: [{ method: 'GET', path: '/user/v2', input: {}, data: { username: '</script><b>' } } as const],
    },
    timeZone: 'Europe/Berlin',
  }
  const html = playerPageHtml(template, players)

  it('holds the replies that it shows, whatever they contain', () => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.querySelector('b')).toBeNull()
    const { textContent } = document.getElementById('first-replies') as HTMLElement
    expect(JSON.parse(textContent).replies[0].data).toEqual({ username: '</script><b>' })
    expect(document.getElementById('root')?.dataset).toMatchObject({
      page: '/de/shop?q="><b>',
      parts: 'Changes Banner',
    })
  })

  it('loads its code after its content', () => {
    expect(html.indexOf('</h1>')).toBeLessThan(html.indexOf('modulepreload'))
    expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('index.js'))
  })

  it('hides times only if the time zone of the player is unknown', () => {
    expect(html).toContain('<html lang="de-DE" data-time-zone="Europe/Berlin">')
    expect(html).not.toContain('visibility:hidden')
    const unknown = playerPageHtml(template, { ...players, timeZone: null })
    expect(unknown).toContain('<html lang="de-DE" data-time-zone="unknown">')
    expect(unknown).toContain('<style nonce="once">[data-time-zone=unknown] time')
  })
})
