import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Log, silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { supportByMail } from '../../testing/support-by-mail.ts'
import { callApiOf } from './call-api.ts'
import { accessTokenOf } from './player-pages.ts'
import { createPortal } from './portal.ts'

const opened = {
  cookie: 'token=head.body.signature; refreshToken=refresh',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
}

describe('the access token of a page', () => {
  const tokenOf = (headers: Record<string, string>, method = 'GET') =>
    accessTokenOf(method, new Headers(headers))

  it.each(['none', 'same-origin'])('is read where the player opens it: %s', (site) => {
    expect(tokenOf({ ...opened, 'sec-fetch-site': site })).toBe('head.body.signature')
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-purpose': 'prefetch' },
    { cookie: 'refreshToken=refresh' },
    { cookie: 'token=' },
    { cookie: 'token=a.b' },
    { cookie: 'token=a.b.c%0d%0aX:y' },
    { cookie: `token=a.b.${'c'.repeat(2000)}` },
  ])('is not read for %j', (changed) => {
    expect(tokenOf({ ...opened, ...changed })).toBeNull()
  })

  it('is not read for other methods, nor where the browser does not say what it asks for', () => {
    expect(tokenOf(opened, 'HEAD')).toBeNull()
    expect(tokenOf({ cookie: opened.cookie })).toBeNull()
  })
})

let directory = ''
beforeEach(() => void (directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-pages-'))))
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
  fs.writeFileSync(path.join(directory, name), content)
}

/**
 * Serves a portal of two pages for players, one that visitors share and one of visitors. `render`: the body
 * of the function that renders them.
 */
function servePortal(render: string, log: Log = silentLog) {
  write(
    'dist/index.html',
    '<html lang="en"><head></head><body><p nonce="%CSP_NONCE%">frame</p></body></html>',
  )
  write('dist/assets/shop.css', 'p{color:red}')
  write('dist/assets/texts-1.de.player.json', '{"greeting":"Hallo"}')
  write('dist/builds/latest.json', '{"id":"1"}')
  const styles = ['assets/shop.css']
  const stylesheets = [{ name: 'assets/shop.css', contains: [] }]
  const ofPlayers = {
    access: 'player',
    hasPlayerData: true,
    texts: ['player'],
    scripts: [],
    styles,
    stylesheets,
  }
  const routes = {
    '/shop': { ...ofPlayers, page: 'shop' },
    '/bag': { ...ofPlayers, page: 'bag' },
    '/fair': { ...ofPlayers, access: 'guest', page: 'fair' },
    '/terms': { ...ofPlayers, access: 'guest', hasPlayerData: false, page: 'terms' },
  }
  const meta = {
    routes,
    files: ['assets/texts-1.de.player.json'],
    firstPage: '/login',
    session: [],
    parameters: {},
  }
  write('dist/builds/meta/1.json', JSON.stringify(meta))
  write(
    'renderers/1/renderer.js',
    `export const inlineScripts = ['run()']
     export const loadPages = async () => {}
     export async function renderPlayerPage({ code, path, messages, styles, nonce, template, accessToken, timeZone, position, fetch }) { ${render} }`,
  )
  const app = new Hono()
  app.get('/api/seen', ({ req }) => Response.json(req.header()))
  app.notFound(
    createPortal({
      directory: path.join(directory, 'dist'),
      callApi: callApiOf(app, 'https://play.example.com'),
      readPosition: () => Promise.resolve(12),
      publicUrl: 'https://play.example.com',
      log,
      random: systemRandom,
      support: supportByMail,
    }),
  )
  return (pathname: string, headers: Record<string, string> = opened) => app.request(pathname, { headers })
}

/** Asks until the thread has started. */
async function rendered(get: ReturnType<typeof servePortal>, pathname: string) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const response = await get(pathname)
    const text = await response.clone().text()
    if (!text.includes('frame') || Date.now() > deadline) return { response, text }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const html = (content: string) =>
  `return { html: '<html lang="en"><head></head><body>' + ${content} + '</body></html>' }`

describe('a page of a player', () => {
  it('is rendered in their language, kept nowhere, and allows its own inline scripts', async () => {
    const get = servePortal(
      html(
        `'<script>run()</script>' + code + path + messages.greeting + styles[0].text + template.includes(nonce) + timeZone + position`,
      ),
    )
    const { response, text } = await rendered(get, '/de/shop?page=2')
    expect(text).toContain('de/shop?page=2Hallop{color:red}truenull12')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
  })

  it('may be shared with visitors, who get none', async () => {
    const get = servePortal(html('path'))
    const { response, text } = await rendered(get, '/fair')
    expect(text).toContain('/fair')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await (await get('/terms')).text()).toContain('frame')
    expect(await (await get('/fair', { ...opened, cookie: '' })).text()).toContain('frame')
  })

  it('asks the API with the token alone', async () => {
    const get = servePortal(
      `const reply = await fetch('/api/seen', { headers: { Authorization: 'Bearer ' + accessToken, 'Accept-Language': code } })
       ${html('await reply.text()')}`,
    )
    const headers = { ...opened, 'user-agent': 'browser', 'x-forwarded-for': '1.2.3.4', 'x-other': 'other' }
    await rendered(get, '/shop')
    const text = await (await get('/shop', headers)).text()
    expect(JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '')).toEqual({
      authorization: 'Bearer head.body.signature',
      'accept-language': 'en',
      'user-agent': 'browser',
      'x-forwarded-for': '1.2.3.4',
    })
  })

  it('is the one that it leads on to', async () => {
    const get = servePortal(
      `if (path === '/shop') return { leadsTo: '/de/bag?open=1' }\n${html('code + path')}`,
    )
    expect((await rendered(get, '/shop')).text).toContain('de/bag?open=1')
  })

  it.each([
    ['the API refuses the token', 'return null'],
    ['it cannot be rendered', `throw new Error('broken')`],
    ['it leads on for ever', `return { leadsTo: path }`],
    ['the thread ends', 'process.exit(1)'],
    ['it takes too long', 'return new Promise(() => {})'],
  ])('is sent as a frame where %s', async (_, render) => {
    const get = servePortal(`if (path === '/bag') ${html(`'ready'`)}\n${render}`)
    await rendered(get, '/bag')
    const response = await get('/shop')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('frame')
  })

  it('is 404 where there is nothing to show, such as an unknown board', async () => {
    const get = servePortal(`if (path === '/bag') ${html(`'ready'`)}\nreturn { isMissing: true }`)
    await rendered(get, '/bag')
    const response = await get('/shop')
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('frame')])
  })

  it('shows times in the time zone that its browser has named', async () => {
    const get = servePortal(html('timeZone'))
    await rendered(get, '/shop')
    const zoneFor = async (kept: string) => {
      const cookie = `${opened.cookie}; timeZone=${kept}`
      return /<body>(.*)<\/body>/.exec(await (await get('/shop', { ...opened, cookie })).text())?.[1]
    }
    expect(await zoneFor('Europe%2FBerlin')).toBe('Europe/Berlin')
    for (const wrong of ['', 'Europe%2FAtlantis', '%2B02:00', 'x'.repeat(65), '%22%3E'])
      expect(await zoneFor(wrong)).toBe('null')
  })

  it('allows no script that its data brought in', async () => {
    const get = servePortal(html(`'<script>stolen()</script>'`))
    const { response } = await rendered(get, '/shop')
    const hashOf = (script: string) => crypto.createHash('sha256').update(script).digest('base64')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(hashOf('run()'))
    expect(policy).not.toContain(hashOf('stolen()'))
  })

  it('waits for no thread that is stuck', async () => {
    const warnings: unknown[] = []
    const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) }
    const get = servePortal(`if (path === '/bag') ${html(`'ready'`)}\nfor (;;);`, log)
    await rendered(get, '/bag')
    for (let page = 0; page < 5; page++) expect(await (await get('/shop')).text()).toContain('frame')
    expect(warnings).toHaveLength(3)
  })

  it('is sent as a frame to those who only hold its cookie', async () => {
    const get = servePortal(html(`'data'`))
    await rendered(get, '/shop')
    const response = await get('/shop', { ...opened, 'sec-fetch-site': 'cross-site' })
    expect(await response.text()).toContain('frame')
  })
})
