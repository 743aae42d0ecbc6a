import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { supportByMail } from '../../testing/support-by-mail.ts'
import { callApiOf } from './call-api.ts'
import { createPortal } from './portal.ts'

let directory = ''
beforeEach(() => void (directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-visitors-'))))
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
  fs.writeFileSync(path.join(directory, name), content)
}

const envelope = (data: unknown, status = 200) =>
  Response.json({ status, data, message: { key: 'SUCCESS', code: 'OGG_SUCCESS' } }, { status })

/** Serves a page of visitors that requests tables and counts. `counts`: answers the latter. */
function serveFairness(counts: () => Response | Promise<Response>) {
  const page = '<html lang="en"><head></head><body><div data-page="/fair"></div></body></html>'
  write('dist/index.html', page)
  for (const code of ['en', 'de']) write(`dist/pages/${code}/fair.html`, page)
  write('dist/builds/latest.json', '{"id":"1"}')
  const reads = [
    { method: 'GET', path: '/tables', input: { query: { pageSize: 100 } } },
    { method: 'GET', path: '/counts', input: {} },
  ]
  const files = { texts: [], scripts: [], styles: [], stylesheets: [] }
  const routes = {
    '/fair': { page: 'fair', access: 'guest', hasPlayerData: false, ...files, reads },
    '/login': { page: 'login', access: 'visitor', hasPlayerData: false, ...files },
  }
  write(
    'dist/builds/meta/1.json',
    JSON.stringify({ routes, files: [], firstPage: '/login', session: [], parameters: {} }),
  )
  const app = new Hono()
  app.get('/api/tables', ({ req }) =>
    envelope({ of: '</script>', size: req.query('pageSize'), headers: req.header() }),
  )
  app.get('/api/counts', counts)
  app.notFound(
    createPortal({
      directory: path.join(directory, 'dist'),
      callApi: callApiOf(app, 'https://play.example.com'),
      readPosition: () => Promise.resolve(12),
      publicUrl: 'https://play.example.com',
      log: silentLog,
      random: systemRandom,
      support: supportByMail,
    }),
  )
  return async (pathname: string, headers = {}) => {
    const response = await app.request(pathname, { headers })
    const html = await response.text()
    const [, replies] = /<script type="application\/json" id="first-replies">(.*?)<\/script>/.exec(html) ?? []
    return {
      replies: replies === undefined ? null : (JSON.parse(replies) as Record<string, unknown>),
      cacheControl: response.headers.get('cache-control'),
    }
  }
}

it('sends what a visitor’s page requests at first, in its language, and keeps it nowhere', async () => {
  const get = serveFairness(() => envelope(7))
  const sent = { 'user-agent': 'Firefox', cookie: 'theme=dark', authorization: 'Bearer token' }
  const { replies, cacheControl } = await get('/de/fair', sent)
  expect(replies).toEqual({
    accountId: null,
    locale: 'de-DE',
    requestedAtMs: expect.any(Number),
    position: null,
    replies: [
      {
        method: 'GET',
        path: '/tables',
        input: { query: { pageSize: 100 } },
        data: {
          of: '</script>',
          size: '100',
          headers: { accept: 'application/json', 'accept-language': 'de-DE', 'user-agent': 'Firefox' },
        },
      },
      { method: 'GET', path: '/counts', input: {}, data: 7 },
    ],
  })
  expect(cacheControl).toBe('no-store')
})

it.each([
  ['is refused', () => envelope(null, 500)],
  ['is no envelope', () => new Response('')],
])('sends the page alone if a request %s', async (_, counts) => {
  expect(await serveFairness(counts)('/fair')).toEqual({ replies: null, cacheControl: 'no-cache' })
})

it('sends the page alone if a request takes too long, and then asks nothing for a while', async () => {
  let asked = 0
  const get = serveFairness(() => {
    asked += 1
    return new Promise<Response>(() => undefined)
  })
  for (const path of ['/fair', '/fair'])
    expect(await get(path)).toEqual({ replies: null, cacheControl: 'no-cache' })
  expect(asked).toBe(1)
})

it('sends none where the page may differ, or belongs to a player', async () => {
  const get = serveFairness(() => envelope(7))
  expect((await get('/fair?spin=1')).replies).toBeNull()
  expect((await get('/fair', { cookie: 'refreshToken=a' })).replies).toBeNull()
  expect((await get('/fair', { 'sec-purpose': 'prefetch' })).replies).toBeNull()
  expect((await get('/login')).replies).toBeNull()
})
