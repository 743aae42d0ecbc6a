import { expect, it } from 'vitest'

import { errorMessages } from '../../../shared/texts/error-messages.ts'
import { banMessage } from './ban-message.ts'

const messageValuesOf = (data: unknown) => banMessage(data, 'de').values

it('formats the end in the page language and shows the reason unchanged', () => {
  const values = messageValuesOf({ until: '2031-02-03T12:00:00Z', reason: 'Selling accounts' })
  expect(values).toEqual({ end: expect.stringContaining('03.02.2031'), reason: 'Selling accounts' })
})

it('shows no end for a permanent ban', () => {
  expect(messageValuesOf({ until: null, reason: 'Selling accounts' })).toEqual({ reason: 'Selling accounts' })
})

it('uses the general text for a ban without details', () => {
  expect(banMessage(null, 'de')).toEqual(errorMessages.UNAUTHORIZED_BANNED_ACCOUNT)
})
