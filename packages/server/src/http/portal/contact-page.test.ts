import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Support } from '@olympus/contract/support'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { supportByMail } from '../../testing/support-by-mail.ts'
import { createPortal } from './portal.ts'

const unused = () => Promise.reject(new Error('Nobody is logged in'))
let directory = ''

beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-contact-'))
  const route = {
    access: 'guest',
    hasPlayerData: false,
    texts: [],
    scripts: [],
    styles: [],
    stylesheets: [],
    page: 'contact',
  }
  const build = { routes: { '/contact': route }, files: [], firstPage: '/login', session: [], parameters: {} }
  const page = '<!doctype html><html><head></head><body></body></html>'
  const files = {
    'index.html': page,
    'pages/en/contact.html': page.replace('<body>', '<body>drawn beforehand'),
    'manifest.json': '{}',
    'builds/latest.json': '{"id":"1"}',
    'builds/meta/1.json': JSON.stringify(build),
  }
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    fs.writeFileSync(path.join(directory, name), content)
  }
})

afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

async function send(support: Support, pathname = '/contact') {
  const app = new Hono()
  const site = { publicUrl: 'https://play.example.com', log: silentLog, random: systemRandom }
  app.notFound(createPortal({ directory, callApi: unused, readPosition: unused, ...site, support }))
  return app.request(pathname)
}

const imprint = { name: '</script> Ltd.', addressLines: ['1 Agora'] }

it.each([
  ['as most portals have it', supportByMail, true],
  ['not with an imprint', { ...supportByMail, imprint }, false],
  ['not without a form', { ...supportByMail, email: null }, false],
])('is drawn beforehand %s', async (_name, support, isDrawn) => {
  const html = await (await send(support)).text()
  expect(html.includes('drawn beforehand')).toBe(isDrawn)
})

it('comes with the ways to reach the team', async () => {
  const support = { ...supportByMail, imprint }
  const html = await (await send(support)).text()
  const [, data = ''] = /<script type="application\/json" id="first-support">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual(support)
  expect(await (await send(support, '/login')).text()).not.toContain('first-support')
})
