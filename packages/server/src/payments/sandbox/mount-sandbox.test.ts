import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import type { CheckoutOrder } from '../payment-provider.ts'
import { deliverSandboxEvents } from './deliver-sandbox-events.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import { submitPayment } from './submit-payment.ts'

const { app, database } = withTestApp()
let purchases = 7_000_000

const provider = () => createSandboxProvider({ database, random: systemRandom, clock: systemClock })

const order = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  purchaseId: ++purchases,
  coins: 5750,
  amountCents: 4999,
  currency: 'EUR',
  method: 'card',
  locale: 'en',
  email: 'theron@example.com',
  returnPath: '/purchase?purchase=1',
  expiresAt: new Date(Date.now() + 60_000),
  ...changes,
})

async function open(changes: Partial<CheckoutOrder> = {}) {
  const checkout = await provider().createCheckout(order(changes))
  if (checkout instanceof Failure) throw checkout
  return checkout
}

const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Theron' }

const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const eventsOf = (reference: string) =>
  database.query<{ eventType: string }>(
    sql`select event_type from sandbox_event where checkout_id = ${reference} order by due_at`,
  )

it('shows the amount, the form and the test cards, without scripts', async () => {
  const { url } = await open()
  const response = await app.fetch(url)
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).toContain('<html lang="en-US"')
  for (const shown of [
    '€49.99',
    '5,750 Olympus Coins',
    'Card number',
    '4000 0000 0000 9995',
    'Cancel and go back',
  ])
    expect(text).toContain(shown)
  expect(text).not.toMatch(/<script|<style|style=|onclick/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
})

it('serves the style sheet of the page, cached forever', async () => {
  const { url } = await open()
  const href = /href="([^"]+\.css)"/.exec(await (await app.fetch(url)).text())?.[1] ?? ''
  const response = await app.fetch(href)
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toContain('prefers-color-scheme: light')
})

it('uses the language of the purchase and a theme, and ignores other values', async () => {
  const { url } = await open({ locale: 'de' })
  const german = await (await app.fetch(`${url}?theme=light`)).text()
  expect(german).toContain('<html lang="de-DE" data-theme="light"')
  expect(german).toContain('Kartennummer')
  expect(german).toMatch(/49,99\s€/)
  expect(await (await app.fetch(`${url}?theme="><script>`)).text()).not.toContain('<script')
  const polish = await (await app.fetch((await open({ locale: 'pl' })).url)).text()
  expect(polish).toContain('<html lang="pl-PL"')
  expect(polish).toContain('Numer karty')
})

it('returns a form with errors and its values, except the security code', async () => {
  const { url, reference } = await open()
  const response = await submit(url, { number: '4242 4242', expiry: '01/20', cvc: '871', name: '<b>"x' })
  const text = await response.text()
  expect(response.status).toBe(422)
  for (const shown of [
    'role="alert"',
    'This is not a card number.',
    'This card has expired.',
    'value="4242 4242"',
  ])
    expect(text).toContain(shown)
  expect(text).toContain('value="&lt;b&gt;&quot;x"')
  expect(text).not.toContain('value="871"')
  expect(await eventsOf(reference)).toEqual([])
})

it('pays once for a double submit', async () => {
  const { url, reference } = await open()
  const responses = await Promise.all(Array.from({ length: 5 }, () => submit(url, card)))
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect((await eventsOf(reference)).map(({ eventType }) => eventType).sort()).toEqual([
    'checkout.completed',
    'payment.succeeded',
  ])
})

it('a wallet confirms with one tap and without a card', async () => {
  const { url, reference } = await open({ method: 'mobile-wallet' })
  const text = await (await app.fetch(url)).text()
  expect(text).toContain('Pay by mobile wallet')
  expect(text).not.toContain('<input')
  expect((await submit(url, {})).status).toBe(303)
  expect(await provider().readCheckout(reference)).toMatchObject([{ kind: 'paid', amountCents: 4999 }])
})

it('a settled or expired checkout redirects to the portal and accepts nothing more', async () => {
  const paid = await open()
  await submit(paid.url, card)
  const expired = await open({ expiresAt: new Date(Date.now() - 1000) })
  for (const { url, reference } of [paid, expired]) {
    const visit = await app.fetch(url)
    expect([visit.status, visit.headers.get('location')]).toEqual([303, '/purchase?purchase=1'])
    const before = await eventsOf(reference)
    expect((await submit(url, card)).status).toBe(303)
    expect(await eventsOf(reference)).toEqual(before)
  }
  expect(await provider().readCheckout(expired.reference)).toMatchObject([{ kind: 'expired' }])
})

it('refuses unknown checkouts, forms of other sites and oversized bodies', async () => {
  const { url, reference } = await open()
  for (const wrong of ['nothing', '00000000-0000-0000-0000-000000000000', "'--", '..%2f..%2fetc'])
    expect((await app.fetch(`/sandbox/checkout/${wrong}`)).status).toBe(404)
  expect((await submit(url, card, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await submit(url, card, { origin: 'https://evil.example' })).status).toBe(400)
  expect((await submit(url, { ...card, name: 'x'.repeat(5000) })).status).toBe(400)
  expect(await eventsOf(reference)).toEqual([])
})

it('opening a checkout again returns the same one', async () => {
  const wish = order()
  const [first, second] = await Promise.all([
    provider().createCheckout(wish),
    provider().createCheckout(wish),
  ])
  expect(first).toEqual(second)
})

it('a payment is pending for a while, and undelivered webhooks are sent again', async () => {
  const { reference } = await open()
  await submitPayment({ database, random: systemRandom, settleDelayMs: 60_000 }, reference, {
    isPaid: true,
    isDisputed: false,
  })
  expect(await provider().readCheckout(reference)).toMatchObject([{ kind: 'processing' }])
  const sent: string[] = []
  const deliver = (status: number) =>
    deliverSandboxEvents({
      database,
      clock: systemClock,
      log: silentLog,
      send: async (body) => {
        const { donationId, type } = JSON.parse(String(body)) as { donationId: number; type: string }
        if (donationId === purchases) sent.push(type)
        return status
      },
    })
  const makeDue = () =>
    database.execute(
      sql`update sandbox_event set due_at = now() where checkout_id = ${reference} and due_at < now() + interval '30 seconds'`,
    )
  await deliver(503)
  await makeDue()
  await deliver(200)
  await makeDue()
  await deliver(200)
  expect(sent).toEqual(['checkout.completed', 'checkout.completed'])
})
