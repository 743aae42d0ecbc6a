import { expect, it } from 'vitest'
import type { ChatAccountProvider } from '../chat-account/chat-account-provider.ts'
import { Failure } from '../failure.ts'
import type { Limiter } from '../limits/limiter.ts'
import { tooManyRequests } from '../limits/too-many-requests.ts'
import { NoSuchMailbox } from '../mail/mail-transport.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { testMetrics } from '../testing/metric-values.ts'
import { measuredLimiter } from './measured-limiter.ts'
import { measuredChat, measuredPayments, measuredTransport } from './measured-providers.ts'

it('reports calls of the payment provider by operation and outcome', async () => {
  const { metrics, seriesOf, valueOf } = testMetrics()
  const provider = {
    name: 'stripe',
    readCheckout: async () => [],
    createCheckout: async () => new Failure('PURCHASE_ERROR'),
    refund: async () => new Failure('PAYMENT_PROVIDER_UNAVAILABLE'),
    readReturns: () => Promise.reject(new Error('broken')),
  } as unknown as PaymentProvider
  const measured = measuredPayments(provider, metrics)
  expect(measured.name).toBe('stripe')
  expect(await measured.readCheckout('a reference')).toEqual([])
  const query = { kind: 'refund', since: new Date(), cursor: null } as const
  await measured.createCheckout({} as never)
  await measured.refund({} as never)
  await expect(measured.readReturns(query)).rejects.toThrow('broken')
  expect(await seriesOf('olympus_payment_calls_total')).toEqual([
    'olympus_payment_calls_total{operation="create-checkout",outcome="refused"}',
    'olympus_payment_calls_total{operation="read-checkout",outcome="ok"}',
    'olympus_payment_calls_total{operation="read-returns",outcome="fault"}',
    'olympus_payment_calls_total{operation="refund",outcome="unavailable"}',
  ])
  expect(await valueOf('olympus_payment_call_duration_seconds_count{operation="refund"}')).toBe(1)
})

it('reports exchanges for a chat account by outcome', async () => {
  const { metrics, seriesOf, valueOf } = testMetrics()
  const outcomes = [
    { externalId: '1', name: 'Theron' },
    new Failure('CONNECTION_STATE_INVALID'),
    new Failure('CONNECTION_PROVIDER_UNAVAILABLE'),
  ]
  for (const outcome of outcomes) {
    const provider = { exchange: async () => outcome } as unknown as ChatAccountProvider
    const exchange = { code: 'a', codeVerifier: 'b', redirectUri: 'c' }
    expect(await measuredChat(provider, metrics).exchange(exchange)).toBe(outcome)
  }
  expect(await seriesOf('olympus_chat_calls_total')).toEqual([
    'olympus_chat_calls_total{outcome="ok"}',
    'olympus_chat_calls_total{outcome="refused"}',
    'olympus_chat_calls_total{outcome="unavailable"}',
  ])
  expect(await valueOf('olympus_chat_call_duration_seconds_count')).toBe(3)
})

it('reports attempts to send a mail by outcome', async () => {
  const { metrics, seriesOf, valueOf } = testMetrics()
  const problems = [null, new NoSuchMailbox('nobody'), new Error('busy')]
  for (const problem of problems) {
    const send = () => (problem ? Promise.reject(problem) : Promise.resolve())
    const sent = measuredTransport({ send, close() {} }, metrics).send({} as never)
    expect(await sent.catch((error: unknown) => error)).toBe(problem ?? undefined)
  }
  expect(await seriesOf('olympus_mail_sends_total')).toEqual([
    'olympus_mail_sends_total{outcome="ok"}',
    'olympus_mail_sends_total{outcome="refused"}',
    'olympus_mail_sends_total{outcome="unavailable"}',
  ])
  expect(await valueOf('olympus_mail_send_duration_seconds_count')).toBe(3)
})

it('reports attempts beyond a limit by its name, not by its actor', async () => {
  const { metrics, seriesOf } = testMetrics()
  const hit: Limiter['hit'] = async ({ max }) => (max === 0 ? tooManyRequests(60) : null)
  const limiter = { hit } as unknown as Limiter
  const measured = measuredLimiter(limiter, metrics)
  await measured.hit({ key: 'login:203.0.113.7', max: 0, windowSeconds: 60 })
  await measured.hit({ key: 'register:203.0.113.7', max: 1, windowSeconds: 60 })
  expect(await seriesOf('olympus_limits_exceeded_total')).toEqual([
    'olympus_limits_exceeded_total{limit="login"}',
  ])
})
