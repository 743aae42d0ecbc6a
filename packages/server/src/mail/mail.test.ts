import { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { testMetrics } from '../testing/metric-values.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { deliverMails } from './deliver-mails.ts'
import { type MailTransport, NoSuchMailbox, outboxTransport } from './mail-transport.ts'
import { compose, queueMail } from './mail.ts'
import { mountOutbox } from './outbox-page.ts'

const database = withTestDatabase()

const letter = compose(
  {
    subject: 'A subject',
    greeting: 'Hello <b>you</b>,',
    paragraphs: ['First.', 'Second & last.'],
    action: { label: 'Open', url: 'https://play.example.com/open?a=1&b=2' },
  },
  'en',
)

beforeEach(async () => {
  await database.execute(sql`delete from mail_outbox`)
  await queueMail(database, 'player@example.com', letter)
})

const { metrics, valueOf } = testMetrics()
const send = vi.fn<MailTransport['send']>()
const transport: MailTransport = { send, close() {} }
const deliver = (by: MailTransport = transport) =>
  deliverMails({
    database,
    transport: by,
    log: silentLog,
    metrics,
    host: 'play.example.com',
    supportEmail: null,
  })
const due = () => database.execute(sql`update mail_outbox set next_try_at = now()`)
const states = () =>
  database.query<{ isSent: boolean; isFailed: boolean; tries: number }>(
    sql`select sent_at is not null as is_sent, failed_at is not null as is_failed, tries from mail_outbox`,
  )

beforeEach(() => {
  send.mockReset().mockResolvedValue()
})

describe('a mail', () => {
  it('has plain text and HTML parts with escaped input', () => {
    expect(letter.text).toBe(
      [
        'Hello <b>you</b>,',
        'First.',
        'Second & last.',
        'Open:\nhttps://play.example.com/open?a=1&b=2',
        'The Olympus team',
        '-- \nYou received this email because you have an Olympus account.\n',
      ].join('\n\n'),
    )
    expect(letter.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;,')
    expect(letter.html).toContain('href="https://play.example.com/open?a=1&amp;b=2"')
  })
})

describe('mails', () => {
  const bodies = () => database.query(sql`select text, html from mail_outbox`)

  it('keep no text or links in the database once a server accepts them', async () => {
    await deliver()
    expect(send.mock.calls).toEqual([[expect.objectContaining({ text: letter.text, html: letter.html })]])
    expect(await bodies()).toEqual([{ text: '', html: '' }])
  })

  it('lose their text for an unknown mailbox, and keep it during retries', async () => {
    send.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new NoSuchMailbox('nobody'))
    await deliver()
    expect(await bodies()).toEqual([{ text: letter.text, html: letter.html }])
    const failed = 'olympus_mails_failed_total{reason="no-mailbox"}'
    expect(await valueOf(failed)).toBe(0)
    await due()
    await deliver()
    expect(await bodies()).toEqual([{ text: '', html: '' }])
    expect(await valueOf(failed)).toBe(1)
  })

  it('stay readable in the outbox without a mail server', async () => {
    await deliver(outboxTransport)
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 1 }])
    expect(await bodies()).toEqual([{ text: letter.text, html: letter.html }])
  })

  it('are sent once', async () => {
    expect(await deliver()).toBe(1)
    await due()
    expect(await deliver()).toBe(0)
    expect(send.mock.calls).toEqual([
      [
        expect.objectContaining({
          recipient: 'player@example.com',
          subject: 'A subject',
          messageId: expect.stringMatching(/^<mail-\d+@play\.example\.com>$/) as string,
        }),
      ],
    ])
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 1 }])
  })

  it('with a link that its reader waits for overtake 1,000 notices, and are sent oldest first', async () => {
    await database.execute(sql`
      insert into mail_outbox (recipient, locale, subject, text, html, next_try_at)
      select 'notice@example.com', 'en', 'A notice', '', '', now() - interval '1 hour' from generate_series(1, 1000)`)
    const urgent = ['first@example.com', 'second@example.com']
    for (const recipient of urgent) await queueMail(database, recipient, { ...letter, isUrgent: true })
    await deliver()
    const recipients = send.mock.calls.map(([{ recipient }]) => recipient)
    expect(recipients.slice(0, 2)).toEqual(urgent)
    expect(new Set(recipients.slice(2))).toEqual(new Set(['notice@example.com']))
  })

  it('are sent once by two workers', async () => {
    await Promise.all([deliver(), deliver(), deliver()])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('are retried with the same id until they are sent', async () => {
    send.mockRejectedValueOnce(new Error('mailbox busy'))
    await deliver()
    expect(await deliver()).toBe(0)
    await due()
    await deliver()
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 2 }])
    const [first, second] = send.mock.calls
    expect(second?.[0].messageId).toBe(first?.[0].messageId)
  })

  it('are sent again after the process that leased them is killed', async () => {
    send.mockReturnValueOnce(new Promise(() => {}))
    void deliver()
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await due()
    await deliver()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('are given up after a day', async () => {
    send.mockRejectedValue(new Error('no such mailbox'))
    await database.execute(sql`update mail_outbox set created_at = now() - interval '25 hours'`)
    await deliver()
    expect(await states()).toEqual([{ isSent: false, isFailed: true, tries: 1 }])
    await due()
    expect(await deliver()).toBe(0)
  })
})

describe('the outbox page', () => {
  it('shows queued mails with links and escapes everything else', async () => {
    await deliver(outboxTransport)
    const app = new Hono()
    mountOutbox(app, database, 'http://localhost:3000')
    const response = await app.request('/outbox')
    const text = await response.text()
    expect(text).toContain('<a href="https://play.example.com/open?a=1&amp;b=2">')
    expect(text).toContain('player@example.com')
    expect(text).toContain('Hello &lt;b&gt;you&lt;/b&gt;')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
