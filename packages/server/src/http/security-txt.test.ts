import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createPortal } from './portal/portal.ts'
import { silentLog } from '../log.ts'
import { systemRandom } from '../random.ts'
import { supportByMail } from '../testing/support-by-mail.ts'
import { mountSecurityTxt } from './security-txt.ts'

const now = new Date('2026-03-05T17:45:00Z')

async function answerWith(variables: NodeJS.ProcessEnv) {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...variables })
  const app = new Hono()
  mountSecurityTxt(app, { config, clock: { now: () => now } })
  const { publicUrl } = config
  const portal = {
    directory: import.meta.dirname,
    publicUrl,
    log: silentLog,
    random: systemRandom,
    support: supportByMail,
    callApi: () => Promise.reject(new Error('nobody is logged in')),
    readPosition: () => Promise.resolve(0),
  }
  app.notFound(createPortal(portal))
  return app.request('/.well-known/security.txt')
}

describe('security.txt', () => {
  it('names a contact, its address and an end within a year', async () => {
    const response = await answerWith({ SECURITY_CONTACT: 'security@example.com' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(
      [
        'Contact: mailto:security@example.com',
        'Expires: 2026-09-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: http://localhost:3000/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('takes an https address as it is', async () => {
    const response = await answerWith({ SECURITY_CONTACT: 'https://example.com/report' })
    expect(await response.text()).toContain('Contact: https://example.com/report\n')
  })

  it('falls back to the support address, and is missing without one', async () => {
    const response = await answerWith({ SUPPORT_EMAIL: 'help@example.com' })
    expect(await response.text()).toContain('Contact: mailto:help@example.com\n')
    expect((await answerWith({})).status).toBe(404)
  })

  it.each(['example.com', 'http://example.com', 'security@example.com\nX: y'])(
    'rejects the contact %j',
    (given) => {
      expect(() => readConfig({ SECURITY_CONTACT: given })).toThrow('SECURITY_CONTACT')
    },
  )
})
