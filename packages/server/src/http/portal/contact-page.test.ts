import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
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

it.each([
  { contact: { hasForm: true, hasImprint: false }, isDrawn: true },
  { contact: { hasForm: true, hasImprint: true }, isDrawn: false },
  { contact: { hasForm: false, hasImprint: false }, isDrawn: false },
])('is drawn beforehand only as most portals have it: %o', async ({ contact, isDrawn }) => {
  const app = new Hono()
  const site = { publicUrl: 'https://play.example.com', log: silentLog, random: systemRandom }
  app.notFound(createPortal({ directory, callApi: unused, readPosition: unused, ...site, contact }))
  const html = await (await app.request('/contact')).text()
  expect(html.includes('drawn beforehand')).toBe(isDrawn)
})
