import { expect, it } from 'vitest'

import { takenUp, type AccountAppearance } from './account-appearance-rules.ts'

const account: AccountAppearance = { theme: 'light', banner: 'nyx', locale: 'de' }

it('takes all up in a browser that has no choice of its own', () => {
  expect(takenUp({ account, heard: {}, chosen: {} })).toEqual(account)
})

it('leaves what was chosen before anybody logged in', () => {
  expect(takenUp({ account, heard: {}, chosen: { theme: 'dark' } })).toEqual({ banner: 'nyx', locale: 'de' })
})

it('follows what was chosen in another browser', () => {
  const heard = { ...account, banner: 'rose' } as const
  expect(takenUp({ account, heard, chosen: heard })).toEqual({ banner: 'nyx' })
})

it('leaves what was chosen here and could not be saved', () => {
  const heard = { ...account, banner: 'rose' } as const
  expect(takenUp({ account, heard, chosen: { ...heard, banner: 'marble' } })).toEqual({})
})

it('does nothing while the account says what it said before', () => {
  expect(takenUp({ account, heard: account, chosen: { theme: 'dark', locale: 'fr' } })).toEqual({})
})

it('shows the next player of this browser what he has chosen', () => {
  const other: AccountAppearance = { theme: 'dark', banner: 'nyx', locale: 'pl' }
  expect(takenUp({ account: other, heard: account, chosen: account })).toEqual({
    theme: 'dark',
    locale: 'pl',
  })
})
