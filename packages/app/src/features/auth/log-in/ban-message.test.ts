import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'

import type { Submission } from '../../../shared/form/use-form.ts'
import { withBanTold } from './ban-message.ts'

const refusedWith = (data: unknown): Submission<null> => ({
  kind: 'refused',
  failure: { key: 'UNAUTHORIZED_BANNED_ACCOUNT', message: msg`Banned`, data },
})

const toldOf = (data: unknown) => {
  const told = withBanTold(refusedWith(data), 'de')
  return told.kind === 'refused' ? told.failure.message.values : undefined
}

it('tells the end in the language of the page, and the reason as it was written', () => {
  const values = toldOf({ until: '2031-02-03T12:00:00Z', reason: 'Selling accounts' })
  expect(values).toEqual({ end: expect.stringContaining('03.02.2031'), reason: 'Selling accounts' })
})

it('has no end for a ban that has none', () => {
  expect(toldOf({ until: null, reason: 'Selling accounts' })).toEqual({ reason: 'Selling accounts' })
})

it('leaves a ban of which nothing is told as it is', () => {
  expect(withBanTold(refusedWith(null), 'de')).toEqual(refusedWith(null))
})
