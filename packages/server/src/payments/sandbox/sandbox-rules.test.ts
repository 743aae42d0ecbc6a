import { expect, it } from 'vitest'
import {
  cardProblems,
  cardVerdict,
  grouped,
  hasProblems,
  hasValidChecksum,
  testCards,
} from './sandbox-rules.ts'
import { isSigned, sign } from './sandbox-signature.ts'

const now = new Date('2026-11-21T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Theron' }

it('every test card has a valid checksum, which a changed digit breaks', () => {
  expect(testCards.filter(({ number }) => !hasValidChecksum(number))).toEqual([])
  expect(hasValidChecksum('4242424242424241')).toBe(false)
  expect(grouped('4000000000009995')).toBe('4000 0000 0000 9995')
})

it('accepts a valid form, however the number is written', () => {
  for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242 '])
    expect(hasProblems(cardProblems({ ...good, number }, now))).toBe(false)
  for (const expiry of ['11/26', '1126', '11-2026', ' 1 / 27 ', '12/2030'])
    expect(cardProblems({ ...good, expiry }, now).expiry).toBeNull()
})

it('names the problem of every field', () => {
  const problem = (changes: Partial<typeof good>) => cardProblems({ ...good, ...changes }, now)
  expect(cardProblems({ number: '', expiry: ' ', cvc: '', name: ' ' }, now)).toEqual({
    number: 'missing',
    expiry: 'missing',
    cvc: 'missing',
    name: 'missing',
  })
  for (const number of ['4242', '4242424242424241', 'abcd', '4242 4242 4242 424x'])
    expect(problem({ number }).number).toBe('malformed')
  expect(problem({ number: '5555 5555 5555 4444' }).number).toBe('unknown-card')
  for (const expiry of ['13/30', '0/30', 'soon', '12', '12/3'])
    expect(problem({ expiry }).expiry).toBe('malformed')
  for (const cvc of ['12', '12345', 'abc']) expect(problem({ cvc }).cvc).toBe('malformed')
})

it('accepts a card until its month has ended in every time zone', () => {
  const problemAt = (time: string) => cardProblems({ ...good, expiry: '10/26' }, new Date(time)).expiry
  expect(problemAt('2026-11-01T11:59:59.999Z')).toBeNull()
  expect(problemAt('2026-11-01T12:00:00.000Z')).toBe('past')
})

it('the card number decides the outcome of the payment', () => {
  expect(cardVerdict('4242 4242 4242 4242')).toEqual({ isPaid: true, isDisputed: false })
  expect(cardVerdict('4000 0000 0000 0259')).toEqual({ isPaid: true, isDisputed: true })
  expect(cardVerdict('4000 0000 0000 9995')).toMatchObject({
    failure: 'PAYMENT_INSUFFICIENT_FUNDS',
    canRetry: true,
  })
  expect(cardVerdict('4000 0000 0000 0127')).toMatchObject({
    failure: 'PAYMENT_CARD_DETAILS_INCORRECT',
    canRetry: true,
  })
  expect(cardVerdict('4000 0000 0000 0119')).toMatchObject({
    failure: 'PAYMENT_PROVIDER_UNAVAILABLE',
    canRetry: false,
  })
  expect(cardVerdict('4000 0000 0000 0002')).toMatchObject({ failure: 'PAYMENT_FAILED', canRetry: false })
})

it('a signature is valid for its body and its secret, for five minutes', () => {
  const body = Buffer.from('{"id":"1"}')
  const signature = sign('secret', body, now)
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(isSigned('secret', { body, signature, now: later(300) })).toBe(true)
  expect(isSigned('secret', { body, signature, now: later(301) })).toBe(false)
  expect(isSigned('secret', { body, signature, now: later(-301) })).toBe(false)
  expect(isSigned('other', { body, signature, now })).toBe(false)
  expect(isSigned('secret', { body: Buffer.from('{ "id":"1"}'), signature, now })).toBe(false)
  for (const forged of [null, '', 't=1', signature.replace('t=', 't=1'), `${signature}0`])
    expect(isSigned('secret', { body, signature: forged, now })).toBe(false)
})
