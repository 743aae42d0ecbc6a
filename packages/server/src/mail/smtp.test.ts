import { createServer } from 'node:http'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { noMetrics } from '../metrics/metrics.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { deliverMails } from './deliver-mails.ts'
import { type MailTransport, createSmtpTransport } from './mail-transport.ts'
import { compose, queueMail } from './mail.ts'

const database = withTestDatabase()
let server: MailServer
let transport: MailTransport

const letter = {
  subject: 'Dein Konto: żółć, 账号 & mehr, und das in einem Betreff, der länger ist als eine Zeile sein darf',
  greeting: 'Hallo Theron,',
  paragraphs: ['Grüße vom Ὄλυμπος.', '再见'],
  action: { label: 'Öffnen', url: 'https://play.example.com/de/activation?token=a-b_c&x=1' },
}

const from = 'Olympus <no-reply@example.com>'
const deliver = ({ supportEmail, over = transport }: { supportEmail?: string; over?: MailTransport } = {}) =>
  deliverMails({
    database,
    transport: over,
    log: silentLog,
    metrics: noMetrics,
    host: 'play.example.com',
    supportEmail: supportEmail ?? null,
  })
const due = () => database.execute(sql`update mail_outbox set next_try_at = now()`)
const states = () =>
  database.query<{ isSent: boolean; isFailed: boolean; tries: number }>(
    sql`select sent_at is not null as is_sent, failed_at is not null as is_failed, tries from mail_outbox`,
  )

beforeEach(async () => {
  await database.execute(sql`delete from mail_outbox`)
  await queueMail(database, 'player@example.com', compose(letter, 'de'))
  server = await startMailServer()
  transport = createSmtpTransport({ url: server.url, from, requiresTls: false })
})

afterEach(async () => {
  transport.close()
  await server.close()
})

describe('a mail over SMTP', () => {
  it('arrives with its subject and both parts in any script', async () => {
    await deliver()
    const [mail] = server.received
    expect(server.received).toHaveLength(1)
    expect(mail?.recipients).toEqual(['player@example.com'])
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from,
      to: 'player@example.com',
      subject: letter.subject,
      'message-id': expect.stringMatching(/^<mail-\d+@play\.example\.com>$/) as string,
      'content-type': expect.stringMatching(/^multipart\/alternative/) as string,
    })
    expect(mail?.headers.has('reply-to')).toBe(false)
    expect(mail?.text).toContain(
      'Grüße vom Ὄλυμπος.\n\n再见\n\nÖffnen:\nhttps://play.example.com/de/activation?token=a-b_c&x=1\n',
    )
    expect(mail?.html).toContain('Grüße vom Ὄλυμπος.')
    expect(mail?.html).toContain('href="https://play.example.com/de/activation?token=a-b_c&amp;x=1"')
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 1 }])
  })

  it('contains the support address and replies to it, if configured', async () => {
    await deliver({ supportEmail: 'support@example.com' })
    const [mail] = server.received
    expect(mail?.headers.get('reply-to')).toBe('support@example.com')
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain('Brauchst du Hilfe? Schreib an support@example.com.')
  })

  it('is sent once despite two temporary refusals', async () => {
    const busy = { at: 'data', code: 451, reply: '4.3.0 Try again later' } as const
    server.react(busy, { ...busy, at: 'recipient' })
    for (let round = 0; round < 5; round++) {
      await deliver()
      await due()
    }
    expect(server.received).toHaveLength(1)
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 3 }])
  })

  it('is sent again with the same id if the server dies during or right after it', async () => {
    server.react('die-in-data', 'die-after-data')
    for (let round = 0; round < 4; round++) {
      await deliver()
      await due()
    }
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    expect(await states()).toEqual([{ isSent: true, isFailed: false, tries: 3 }])
  })

  it.each([
    { code: 550, reply: '5.1.1 No such user here' },
    { code: 550, reply: '5.2.1 Mailbox disabled' },
    { code: 553, reply: 'Mailbox name not allowed' },
  ])('is given up if the mailbox does not exist: $code $reply', async (answer) => {
    server.react({ at: 'recipient', ...answer })
    await deliver()
    await due()
    expect(await deliver()).toBe(0)
    expect(await states()).toEqual([{ isSent: false, isFailed: true, tries: 1 }])
    expect(server.offered).toEqual([])
  })

  it.each([
    { at: 'recipient', code: 550, reply: '5.7.1 Relaying denied' },
    { at: 'recipient', code: 554, reply: 'Access denied' },
    { at: 'data', code: 554, reply: '5.7.1 Looks like spam' },
  ] as const)('is retried after errors that the operator can fix: $code $reply', async (answer) => {
    server.react(answer)
    await deliver()
    expect(await states()).toEqual([{ isSent: false, isFailed: false, tries: 1 }])
    await due()
    await deliver()
    expect(server.received).toHaveLength(1)
  })

  it('waits in the outbox while the server is down', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as { port: number }
    await new Promise((resolve) => closed.close(resolve))
    const nowhere = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, requiresTls: false })
    await deliver({ over: nowhere })
    nowhere.close()
    expect(await states()).toEqual([{ isSent: false, isFailed: false, tries: 1 }])
    await due()
    await deliver()
    expect(server.received).toHaveLength(1)
  })

  it('is not sent over an open connection where encryption is required', async () => {
    const strict = createSmtpTransport({ url: server.url, from, requiresTls: true })
    await deliver({ over: strict })
    strict.close()
    expect(server.offered).toEqual([])
    expect(await states()).toEqual([{ isSent: false, isFailed: false, tries: 1 }])
  })

  it('has no headers injected by its subject or a name', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.com\r\nX-Evil: 1\r\n\r\n<h1>body</h1>'
    await database.execute(sql`delete from mail_outbox`)
    const recipient = 'player@example.com'
    await queueMail(database, recipient, compose({ ...letter, subject }, 'en'))
    // Bypasses `compose`: the transport must not trust the outbox.
    const raw = { ...compose(letter, 'en'), subject }
    await queueMail(database, recipient, raw)
    await deliver()
    expect(server.received).toHaveLength(2)
    for (const { headers, recipients } of server.received) {
      expect(headers.get('subject')).toMatch(/^Hello\s+Bcc: everybody@example\.com\s+X-Evil: 1/)
      expect([headers.has('bcc'), headers.has('x-evil')]).toEqual([false, false])
      expect(recipients).toEqual([recipient])
    }
  })
})
