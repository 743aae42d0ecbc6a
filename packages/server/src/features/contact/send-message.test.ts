import { randomUUID } from 'node:crypto'
import { sendGuestMessage, sendPlayerMessage } from '@olympus/contract/contact'
import { limits } from '@olympus/contract/limits'
import { locales } from '@olympus/contract/locales'
import sql, { raw } from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { noMetrics } from '../../metrics/metrics.ts'
import { deliverMails } from '../../mail/deliver-mails.ts'
import { createSmtpTransport } from '../../mail/mail-transport.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { fromElsewhere } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { copyLetters } from './copy-letters.ts'
import { supportTexts } from './support-letters.ts'
import { topicTexts } from './topic-texts.ts'

const supportEmail = 'help@olympus.example'
const { app, database, newPlayer, mailsTo } = withTestApp({ variables: { SUPPORT_EMAIL: supportEmail } })

const text = 'I was banned on 12 June.\nSee https://evil.example/a and www.evil.example: why?'

let guests = 0
const guestMessage = (change: object = {}) => ({
  messageId: randomUUID(),
  topic: 'banned' as const,
  text,
  locale: 'en' as const,
  email: `guest-${++guests}@example.com`,
  ...change,
})

type GuestMessage = ReturnType<typeof guestMessage>

const send = (body: GuestMessage, headers: Record<string, string> = fromElsewhere()) =>
  app.call(sendGuestMessage, { body, headers })

const mails = () =>
  database.query<{ recipient: string; replyTo: string | null; subject: string; text: string; html: string }>(
    sql`select recipient, reply_to, subject, text, html from mail_outbox order by id`,
  )

beforeEach(async () => {
  await database.execute(sql`delete from mail_outbox`)
})

describe('a message of a guest', () => {
  it('is mailed to support, answerable, and copied to its sender', async () => {
    const body = guestMessage({ username: 'Theron' })
    const reply = await send(body)
    expect(reply).toMatchObject({ status: 200, data: { email: body.email } })
    const { reference } = reply.data as { reference: string }
    expect(reference).toMatch(/^CT-\w{4}-\w{4}$/)
    const [toSupport, copy, ...more] = await mails()
    expect(more).toEqual([])
    expect(toSupport).toEqual({
      recipient: supportEmail,
      replyTo: body.email,
      subject: `[${reference}] My account is banned (Theron)`,
      text: [
        `Reference: ${reference}`,
        'Topic: My account is banned',
        `From: ${body.email}`,
        'Username: Theron (as typed, not verified)',
        'Language: en-US',
        '',
        '> I was banned on 12 June.',
        '> See https://evil.example/a and www.evil.example: why?',
        '',
        '-- ',
        'Sent with the contact form. A reply to this email reaches the sender.',
        '',
      ].join('\n'),
      html: '',
    })
    expect(copy).toMatchObject({
      recipient: body.email,
      replyTo: null,
      subject: `Your message to Olympus support (${reference})`,
    })
    expect(copy?.text).toContain('> I was banned on 12 June.\n')
    expect(copy?.text).not.toContain('Olympus account')
  })

  it('reaches support over SMTP as plain text that replies to the sender', async () => {
    const server = await startMailServer()
    const transport = createSmtpTransport({
      url: server.url,
      from: 'no-reply@example.com',
      requiresTls: false,
    })
    const body = guestMessage()
    await send(body)
    await deliverMails({
      metrics: noMetrics,
      database,
      transport,
      log: silentLog,
      host: 'play.example.com',
      supportEmail,
    })
    transport.close()
    await server.close()
    const [toSupport, copy] = server.received
    expect(toSupport?.recipients).toEqual([supportEmail])
    expect(toSupport?.headers.get('reply-to')).toBe(body.email)
    expect(toSupport?.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(toSupport?.text).not.toContain('Need help?')
    expect(copy?.recipients).toEqual([body.email])
    expect(copy?.headers.get('reply-to')).toBe(supportEmail)
    expect((await mails()).map(({ text, html }) => text + html)).toEqual(['', ''])
  })

  it.each([
    'a@b.example\r\nBcc: all@example.com',
    'a@b.example, c@d.example',
    'Name <a@b.example>',
    'a@b.example;c@d.example',
    '"a b"@c.example',
    'a@[127.0.0.1]',
    'a@b',
    supportEmail.toUpperCase(),
  ])('is refused for the address %j', async (email) => {
    expect(await send(guestMessage({ email }))).toMatchObject({ status: 422, key: 'INVALID_EMAIL_FORMAT' })
    expect(await mails()).toEqual([])
  })

  it.each([
    { username: 'Theron\r\nBcc: all@example.com' },
    { username: '' },
    { topic: 'Bcc: all@example.com' },
    { text: ' \n ' },
    { text: 'x'.repeat(limits.contactMessageMaxLength + 1) },
    { messageId: '1' },
    { accountId: 48_213 },
  ])('is refused with %j', async (change) => {
    expect(await send(guestMessage(change))).toMatchObject({ status: 400 })
    expect(await mails()).toEqual([])
  })

  it('keeps its lines apart from ours and out of the headers', async () => {
    const { data } = await send(
      guestMessage({ text: 'Hi\r\nBcc: all@example.com\n-- \nFrom: admin@x.example' }),
    )
    const [toSupport, copy] = await mails()
    expect(toSupport?.subject).toBe(`[${(data as { reference: string }).reference}] My account is banned`)
    expect(toSupport?.text).toContain('\n> Hi\n> Bcc: all@example.com\n> --\n> From: admin@x.example\n')
    expect(copy?.subject).not.toMatch(/Hi|Bcc/)
  })
})

describe('the copy', () => {
  it.each(locales)('has a fixed subject, no link and no markup of the sender: $code', async ({ code }) => {
    const email = `${code}@example.com`
    const hostile = `${text}\n<a href="https://evil.example">x</a>`
    const { data } = await send(guestMessage({ locale: code, text: hostile, topic: 'other', email }))
    const [copy] = await mailsTo(email)
    const { reference } = data as { reference: string }
    const frame = { reference, topic: topicTexts[code].other }
    expect(copy?.subject).toBe(copyLetters[code]({ ...frame, lines: [] }).subject)
    expect(copy?.html).not.toMatch(/<a\b|href="/)
    for (const part of [copy?.text, copy?.html]) {
      expect(part).not.toMatch(/https?:\/\/|evil\.example/)
      expect(part).toContain('www[.]evil[.]example')
      expect(part).toContain(topicTexts[code].other)
    }
  })

  it('is in the language of its reader, and so is the message to support', () => {
    const all = locales.map(({ code }) => {
      const { subject, paragraphs, whySent } = copyLetters[code]({ reference: '', topic: '', lines: [] })
      return {
        subject,
        first: paragraphs[0],
        last: paragraphs.at(-1),
        whySent,
        support: supportTexts[code].sentWith,
      }
    })
    for (const name of ['subject', 'first', 'last', 'whySent', 'support'] as const)
      expect(new Set(all.map((texts) => texts[name])).size).toBe(locales.length)
  })
})

describe('a message of a player', () => {
  it('comes with their account and goes to its address', async () => {
    const player = await newPlayer()
    await database.execute(sql`delete from mail_outbox`)
    const { messageId, topic, locale } = guestMessage()
    const body = { messageId, topic, locale, text: 'Please help.' }
    expect(await app.call(sendPlayerMessage, { as: player, body })).toMatchObject({
      status: 200,
      data: { email: player.email },
    })
    const [toSupport, copy] = await mails()
    expect(toSupport?.replyTo).toBe(player.email)
    expect(toSupport?.text).toContain(
      `Account: ${player.username}, account ID ${player.accountId} (logged in)`,
    )
    expect(copy?.recipient).toBe(player.email)
  })

  it('names no other account or address', async () => {
    const player = await newPlayer()
    const { messageId, topic, locale } = guestMessage()
    for (const extra of [{ email: 'other@example.com' }, { username: 'Other' }]) {
      const body = { messageId, topic, locale, text: 'x', ...extra }
      expect(await app.callUnchecked(sendPlayerMessage, { as: player, body })).toMatchObject({ status: 400 })
    }
    expect(await app.callUnchecked(sendPlayerMessage, { body: {} })).toMatchObject({ key: 'UNAUTHORIZED' })
  })
})

describe('a repeated message', () => {
  it('is sent once for three requests at the same time', async () => {
    const body = guestMessage()
    const replies = await Promise.all(Array.from({ length: 3 }, () => send(body)))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await mails()).toHaveLength(2)
  })

  it('gets the first answer and does not count', async () => {
    const body = guestMessage()
    const headers = fromElsewhere()
    const first = await send(body, headers)
    for (let times = 0; times < 15; times++) expect((await send(body, headers)).data).toEqual(first.data)
    expect(await mails()).toHaveLength(2)
  })

  it('is another message with another text or id', async () => {
    const body = guestMessage()
    const replies = [
      await send(body),
      await send({ ...body, text: 'Changed' }),
      await send({ ...body, messageId: randomUUID() }),
    ]
    expect(new Set(replies.map(({ data }) => (data as { reference: string }).reference)).size).toBe(3)
    expect(await mails()).toHaveLength(6)
  })
})

it('no message is accepted without an address of support', async () => {
  const closed = testApp({ database })
  expect(
    await closed.call(sendGuestMessage, { body: guestMessage(), headers: fromElsewhere() }),
  ).toMatchObject({
    status: 409,
    key: 'CONTACT_FORM_CLOSED',
  })
  expect(await mails()).toEqual([])
})

it('the database stores a message in its mails only', async () => {
  const player = await newPlayer()
  const marker = 'Glaukopis'
  await send(guestMessage({ text: marker }))
  const { messageId, topic, locale } = guestMessage()
  await app.call(sendPlayerMessage, { as: player, body: { messageId, topic, locale, text: marker } })
  const tables = await database.query<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const holders: string[] = []
  for (const { name } of tables) {
    const found = await database.query(
      sql`select from ${raw(name)} as row where row::text like ${`%${marker}%`} limit 1`,
    )
    if (found.length > 0) holders.push(name)
  }
  expect(holders).toEqual(['mail_outbox'])
})
