import { expect, it } from 'vitest'

import { takenUp, type AccountAppearance } from './account-appearance-rules.ts'

const account: AccountAppearance = { theme: 'light', banner: 'nyx', locale: 'de' }

it('applies all choices in a browser without its own', () => {
  expect(takenUp({ account, heard: {}, chosen: {} })).toEqual(account)
})

it('keeps a choice made before the login', () => {
  expect(takenUp({ account, heard: {}, chosen: { theme: 'dark' } })).toEqual({ banner: 'nyx', locale: 'de' })
})

it('follows a choice made in another browser', () => {
  const heard = { ...account, banner: 'rose' } as const
  expect(takenUp({ account, heard, chosen: heard })).toEqual({ banner: 'nyx' })
})

it('keeps a choice that could not be saved', () => {
  const heard = { ...account, banner: 'rose' } as const
  expect(takenUp({ account, heard, chosen: { ...heard, banner: 'marble' } })).toEqual({})
})

it('does nothing while the account is unchanged', () => {
  expect(takenUp({ account, heard: account, chosen: { theme: 'dark', locale: 'fr' } })).toEqual({})
})

it("applies the next player's choices in the same browser", () => {
  const other: AccountAppearance = { theme: 'dark', banner: 'nyx', locale: 'pl' }
  expect(takenUp({ account: other, heard: account, chosen: account })).toEqual({
    theme: 'dark',
    locale: 'pl',
  })
})
