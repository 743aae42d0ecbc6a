import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { supportByMail } from '../../testing/support-by-mail.ts'
import { type Listening, listen } from '../listen.ts'
import { createPortal } from './portal.ts'

const boot = 'document.documentElement.dataset.theme="dark"'
const html = `<!doctype html><html><head><meta property="csp-nonce" nonce="%CSP_NONCE%"><script>${boot}</script><script type="module" src="/assets/main-abc.js" nonce="%CSP_NONCE%"></script></head><body></body></html>`
const unused = () => Promise.reject(new Error('Nobody is logged in'))
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

let directory = ''
const app = new Hono()
const write = (name: string, content: string | Uint8Array) => {
  fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
  fs.writeFileSync(path.join(directory, name), content)
}

function writeRoutes(id: string, patterns: readonly string[]): void {
  const route = { access: 'guest', hasPlayerData: false, texts: [], scripts: [], styles: [], stylesheets: [] }
  const routes = Object.fromEntries(patterns.map((path) => [path, { ...route, page: path.slice(1) }]))
  const more = { files: [], firstPage: '/login', session: [], parameters: { itemId: '^[a-z0-9-]{1,60}$' } }
  write(`dist/builds/meta/${id}.json`, JSON.stringify({ routes, ...more }))
}

beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-portal-'))
  write('dist/index.html', html)
  write('dist/pages/en/login.html', html.replace('<body>', '<body>drawn beforehand'))
  write('dist/manifest.json', '{}')
  write('dist/assets/main-abc.js', script)
  write('dist/assets/main-abc.js.br', brotliCompressSync('built'))
  write('dist/builds/latest.json', '{"id":"1"}')
  writeRoutes('1', ['/', '/login', '/contact', '/shop', '/shop/:itemId', '/settings', '/unchecked/:any'])
  for (const name of ['dist/.env', 'secret.txt']) write(name, 'outside')
  app.notFound(
    createPortal({
      directory: path.join(directory, 'dist'),
      callApi: unused,
      readPosition: unused,
      publicUrl: 'https://play.example.com',
      log: silentLog,
      random: systemRandom,
      support: supportByMail,
    }),
  )
})

afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

const get = async (pathname: string, headers = {}) => app.request(pathname, { headers })

describe('the page', () => {
  it.each([
    '/',
    '/shop',
    '/Shop',
    '/de/shop',
    '/shop/trident',
    '/shop/trident?tab=a.b',
    '/de',
    '/unchecked/Any%20text',
  ])('answers %s', async (pathname) => {
    const response = await get(pathname)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/nowhere',
    '/de/nowhere',
    '/de/de/shop',
    '/xx/shop',
    '/shops',
    '/shop/trident/more',
    '/shop/Trident',
    `/shop/${'a'.repeat(61)}`,
    '/shop/tr%69dent',
    '/login/html',
    '//shop',
    '/unchecked',
  ])('is answered with 404 where no route leads: %s', async (pathname) => {
    const response = await get(`http://localhost${pathname}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain('script-src')
    expect(await response.text()).toContain(boot)
  })

  it('is not sent to a robot where no route leads', async () => {
    const response = await get('/nowhere', { 'user-agent': 'Googlebot/2.1' })
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('has a new nonce per answer, in the policy and in the markup', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 3; count++) {
      const response = await get('/shop')
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
      const text = await response.text()
      expect(text).not.toContain('%CSP_NONCE%')
      expect(text.split(`nonce="${nonce}"`)).toHaveLength(3)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('allows its own inline script by hash, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(boot).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain(`require-trusted-types-for 'script'`)
    expect(policy).not.toMatch(/unsafe-|\*/)
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy.split('; ')).toContain(part)
  })

  it('names where browsers report violations', async () => {
    const { headers } = await get('/shop')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('; report-uri /api/csp-reports; report-to csp')
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"')
  })

  it('uses the page rendered at build time if it exists', async () => {
    expect(await (await get('/login')).text()).toContain('drawn beforehand')
    expect(await (await get('/login', { cookie: 'token=abc' })).text()).not.toContain('drawn beforehand')
  })

  it('is compressed as the client accepts', async () => {
    const decompressed = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const) {
      const response = await get('/', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(decompressed[encoding](bytes).toString()).toContain(boot)
    }
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.has('content-encoding')).toBe(
      false,
    )
  })

  it('changes when the portal is rebuilt', async () => {
    const file = path.join(directory, 'dist/index.html')
    fs.writeFileSync(file, html.replace('<body>', '<body>next build'))
    fs.utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(await (await get('/shop')).text()).toContain('next build')
  })

  it('has the routes of the newest build', async () => {
    expect((await get('/newest')).status).toBe(404)
    writeRoutes('next', ['/newest'])
    const latest = path.join(directory, 'dist/builds/latest.json')
    fs.writeFileSync(latest, '{"id":"next"}')
    fs.utimesSync(latest, new Date(), new Date(Date.now() + 5000))
    expect((await get('/newest')).status).toBe(200)
    expect((await get('/shop')).status).toBe(404)
    fs.writeFileSync(latest, '{"id":"1"}')
    fs.utimesSync(latest, new Date(), new Date(Date.now() + 10_000))
    expect((await get('/shop')).status).toBe(200)
  })
})

describe('files', () => {
  it('below /assets are cached forever, in the compression of the build', async () => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('built')
  })

  it('are compressed on request if the build did not compress them', async () => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe(script)
    expect(bytes.length).toBeLessThan(script.length / 5)
  })

  it('that may change are revalidated, and not sent again if unchanged', async () => {
    const response = await get('/builds/latest.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/builds/latest.json', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const file = path.join(directory, 'dist/builds/latest.json')
    fs.writeFileSync(file, '{"id":"2"}')
    fs.utimesSync(file, new Date(), new Date(Date.now() + 20_000))
    expect(await (await get('/builds/latest.json')).text()).toBe('{"id":"2"}')
  })

  it.each([
    '/assets/gone-123.js',
    '/favicon.ico',
    '/index.html',
    '/manifest.json',
    '/assets/main-abc.js.br',
    '/.env',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/assets//../../../secret.txt',
    '/secret.txt%00.js',
    '/de/assets/main-abc.js',
  ])('that do not exist or are not public are 404: %s', async (pathname) => {
    const response = await get(pathname)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('This page does not exist.')
  })

  describe('over a socket, which normalizes no path', () => {
    let listening: Listening

    beforeAll(async () => {
      listening = await listen(app, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
    })

    afterAll(() => listening.stop(1000))

    async function ask(target: string): Promise<string> {
      const socket = connect(listening.port, '127.0.0.1')
      socket.write(`GET ${target} HTTP/1.1\r\nHost: play.example.com\r\nConnection: close\r\n\r\n`)
      return text(socket)
    }

    it('are found', async () => {
      expect(await ask('/assets/main-abc.js')).toContain('200 OK')
    })

    it.each([
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/assets//../../../secret.txt',
      '/./../secret.txt',
      '//../secret.txt',
      '/%2e%2e/secret.txt',
      '/.%2e/secret.txt',
      '/assets/%2E%2E/%2E%2E/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2F..%2Fsecret.txt',
      '/%252e%252e/secret.txt',
      '/..%5csecret.txt',
      '/assets/..%c0%af..%c0%afsecret.txt',
      '/secret.txt%00.js',
      '/../secret.txt%00.js',
      '/assets/main-abc.js%00',
      'http://play.example.com/../secret.txt',
    ])('outside of the build are 404: %s', async (target) => {
      const answer = await ask(target)
      expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer).not.toContain('outside')
    })

    it.each(['/..\\secret.txt', '/assets\\..\\..\\secret.txt', '/../secret.txt\0.js'])(
      'with characters that no path may hold are 400: %j',
      async (target) => {
        expect(await ask(target)).toMatch(/^HTTP\/1\.1 400 /)
      },
    )
  })

  it('that a crawler requests and that do not exist are logged', async () => {
    const response = await get('/gone.png', { 'user-agent': 'Googlebot/2.1' })
    expect([response.status, await response.text()]).toEqual([404, ''])
  })
})

describe('redirects', () => {
  it('lead to the address of a page', async () => {
    const response = await get('/de/shop/?sort=price')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/de/shop?sort=price'])
  })

  it('to no other host', async () => {
    for (const from of ['//evil/', '/\\evil/', '//evil.com/'])
      expect((await get(`https://play.example.com${from}`)).status).toBe(404)
  })
})
