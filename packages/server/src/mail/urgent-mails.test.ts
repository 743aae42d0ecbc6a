import { changeEmail } from '@olympus/contract/account'
import { requestPasswordReset } from '@olympus/contract/recovery'
import sql from 'sql-template-tag'
import { beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { noMetrics } from '../metrics/metrics.ts'
import { fromElsewhere, registerAccount } from '../testing/test-account.ts'
import { withTestApp } from '../testing/with-test-app.ts'
import { deliverMails } from './deliver-mails.ts'
import type { MailTransport } from './mail-transport.ts'

const { app, database, newPlayer, steppedUpPlayer } = withTestApp()

const send = vi.fn<MailTransport['send']>()

beforeEach(() => {
  send.mockReset().mockResolvedValue()
})

async function queueNotices(): Promise<void> {
  await database.execute(sql`delete from mail_outbox`)
  await database.execute(sql`
    insert into mail_outbox (recipient, locale, subject, text, html, next_try_at)
    select 'notice@example.com', 'en', 'A notice', '', '', now() - interval '1 hour' from generate_series(1, 1000)`)
}

it.each<[string, () => Promise<() => Promise<string>>]>([
  [
    'to reset a password',
    async () => {
      const { email } = await newPlayer()
      return async () => {
        const body = { email, locale: 'en' } as const
        await app.callOrFail(requestPasswordReset, { body, headers: fromElsewhere() })
        return email
      }
    },
  ],
  ['to activate an account', async () => async () => (await registerAccount(app)).email],
  [
    'to confirm an address',
    async () => {
      const player = await steppedUpPlayer()
      const newEmail = `new-${player.email}`
      return async () => {
        await app.callOrFail(changeEmail, { as: player, body: { currentEmail: player.email, newEmail } })
        return newEmail
      }
    },
  ],
])('a link %s overtakes 1,000 queued notices', async (_, prepare) => {
  const ask = await prepare()
  await queueNotices()
  const recipient = await ask()
  await deliverMails({
    database,
    transport: { send, close() {} },
    log: silentLog,
    metrics: noMetrics,
    host: 'play.example.com',
    supportEmail: null,
  })
  expect(send.mock.calls[0]?.[0]).toMatchObject({ recipient })
})
