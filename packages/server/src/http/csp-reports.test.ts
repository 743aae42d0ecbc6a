import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { fromElsewhere } from '../testing/test-account.ts'
import { mountCspReports } from './csp-reports.ts'

const origin = 'http://localhost:3000'

interface Sent {
  readonly page?: string
  readonly directive?: string
  readonly blocked?: string
  readonly source?: string
}

const typed = {
  'application/reports+json': ({ page, directive, blocked, source }: Sent) => [
    {
      type: 'csp-violation',
      age: 3,
      url: page,
      user_agent: 'Mozilla/5.0',
      body: {
        documentURL: page,
        effectiveDirective: directive,
        blockedURL: blocked,
        sourceFile: source,
        sample: 'x',
      },
    },
  ],
  'application/csp-report': ({ page, directive, blocked, source }: Sent) => ({
    'csp-report': {
      'document-uri': page,
      'violated-directive': `${directive} 'self'`,
      'blocked-uri': blocked,
      ...(source && { 'source-file': source }),
    },
  }),
}
type Type = keyof typeof typed
const types = Object.keys(typed) as Type[]

function setup() {
  const lines: Record<string, unknown>[] = []
  const time = { now: new Date('2026-03-05T12:00:00Z') }
  const app = new Hono()
  mountCspReports(app, {
    config: readConfig({ PUBLIC_URL: origin, TRUST_PROXY: '1' }),
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    clock: { now: () => time.now },
  })
  const post = async (body: string, type: string, headers: Record<string, string> = fromElsewhere()) =>
    app.request('/api/csp-reports', { method: 'POST', body, headers: { 'content-type': type, ...headers } })
  const report = (sent: Sent, type: Type = types[0] ?? 'application/csp-report') =>
    post(
      JSON.stringify(
        typed[type]({
          page: `${origin}/shop`,
          directive: 'img-src',
          blocked: 'https://evil.example/x',
          ...sent,
        }),
      ),
      type,
    )
  const shown = () =>
    lines.map(({ directive, blocked, route, count }) => ({ directive, blocked, route, count }))
  return { lines, time, post, report, shown }
}

describe('reports of policy violations', () => {
  it.each(types)('in %s leave a line without anything personal', async (type) => {
    const { report, lines } = setup()
    const page = `${origin}/de/logs/shop/4711?token=secret#iris@example.com`
    const blocked = 'https://evil.example/collect?cookie=secret'
    expect((await report({ page, blocked, source: `${origin}/assets/main.js?secret` }, type)).status).toBe(
      204,
    )
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.any(String) as string,
        directive: 'img-src',
        blocked: 'https://evil.example',
        route: '/logs/shop/:id',
        count: 1,
        msg: 'content security policy violated',
      },
    ])
  })

  it.each([
    ['inline', 'inline'],
    ['', 'inline'],
    ['data:text/plain,secret', 'data'],
    ['trusted-types-sink', 'trusted-types-sink'],
  ])('name %j as %s', async (blocked, shown) => {
    const bench = setup()
    await bench.report({ blocked })
    expect(bench.shown()).toMatchObject([{ blocked: shown }])
  })

  it.each([
    { blocked: 'chrome-extension://abc/inject.js' },
    { blocked: 'inline', source: 'moz-extension://abc/inject.js' },
    { blocked: 'eval', source: 'safari-web-extension://abc/inject.js' },
    { blocked: 'about' },
    { page: 'https://other.example/shop' },
    { directive: 'img-src\nforged' },
    { blocked: 'not an address' },
  ])('leave no line for %j', async (sent) => {
    const { report, lines } = setup()
    expect((await report(sent)).status).toBe(204)
    expect(lines).toEqual([])
  })

  it('leave one line an hour for each kind, with their number', async () => {
    const { report, shown, time } = setup()
    const kind = { directive: 'img-src', blocked: 'https://evil.example', route: '/shop' }
    for (let count = 0; count < 5; count++) await report({})
    await report({ directive: 'font-src' })
    expect(shown()).toEqual([
      { ...kind, count: 1 },
      { ...kind, directive: 'font-src', count: 1 },
    ])
    time.now = new Date(time.now.getTime() + 60 * 60 * 1000)
    await report({})
    expect(shown().slice(2)).toEqual([{ ...kind, count: 5 }])
  })

  it('cannot flood the log with invented kinds', async () => {
    const { report, shown, time } = setup()
    for (let number = 0; number < 300; number++) await report({ blocked: `https://x${number}.example` })
    expect(shown()).toHaveLength(201)
    expect(shown().at(-1)).toMatchObject({ directive: 'others' })
    time.now = new Date(time.now.getTime() + 60 * 60 * 1000)
    await report({})
    expect(shown().slice(201)).toEqual([
      { directive: 'others', blocked: 'others', route: 'others', count: 99 },
      { directive: 'img-src', blocked: 'https://evil.example', route: '/shop', count: 1 },
    ])
  })

  it('are refused in other types, formats and sizes', async () => {
    const { post, lines } = setup()
    const [type = ''] = types
    expect((await post('[]', 'application/json')).status).toBe(415)
    expect((await post('{"csp-report":', type)).status).toBe(400)
    expect((await post('{}', type)).status).toBe(400)
    expect((await post(`["${'x'.repeat(16 * 1024)}"]`, type)).status).toBe(413)
    expect(lines).toEqual([])
  })

  it('are limited per network', async () => {
    const { post } = setup()
    const headers = fromElsewhere()
    const statuses: number[] = []
    for (let count = 0; count < 21; count++)
      statuses.push((await post('[]', 'application/reports+json', headers)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204))
    expect(statuses[20]).toBe(429)
  })
})
