import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'

import type { Submission } from '../../../shared/form/use-form.ts'
import { withBanTold } from './ban-message.ts'

const refusedWith = (data: unknown): Submission<null> => ({
  kind: 'refused',
  failure: { key: 'UNAUTHORIZED_BANNED_ACCOUNT', message: msg`Banned`, data },
})

const messageValuesOf = (data: unknown) => {
  const submission = withBanTold(refusedWith(data), 'de')
  return submission.kind === 'refused' ? submission.failure.message.values : undefined
}

it('formats the end in the page language and shows the reason unchanged', () => {
  const values = messageValuesOf({ until: '2031-02-03T12:00:00Z', reason: 'Selling accounts' })
  expect(values).toEqual({ end: expect.stringContaining('03.02.2031'), reason: 'Selling accounts' })
})

it('shows no end for a permanent ban', () => {
  expect(messageValuesOf({ until: null, reason: 'Selling accounts' })).toEqual({ reason: 'Selling accounts' })
})

it('leaves a ban without details unchanged', () => {
  expect(withBanTold(refusedWith(null), 'de')).toEqual(refusedWith(null))
})
