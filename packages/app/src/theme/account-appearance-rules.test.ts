import { expect, it } from 'vitest'

import { choicesToApply, type AccountAppearance } from './account-appearance-rules.ts'

const account: AccountAppearance = { theme: 'light', banner: 'nyx', locale: 'de' }

it('applies all choices in a browser without its own', () => {
  expect(choicesToApply({ account, lastSeen: {}, chosen: {} })).toEqual(account)
})

it('keeps a choice made before the login', () => {
  expect(choicesToApply({ account, lastSeen: {}, chosen: { theme: 'dark' } })).toEqual({
    banner: 'nyx',
    locale: 'de',
  })
})

it('follows a choice made in another browser', () => {
  const lastSeen = { ...account, banner: 'rose' } as const
  expect(choicesToApply({ account, lastSeen, chosen: lastSeen })).toEqual({ banner: 'nyx' })
})

it('keeps a choice that could not be saved', () => {
  const lastSeen = { ...account, banner: 'rose' } as const
  expect(choicesToApply({ account, lastSeen, chosen: { ...lastSeen, banner: 'marble' } })).toEqual({})
})

it('does nothing while the account is unchanged', () => {
  expect(choicesToApply({ account, lastSeen: account, chosen: { theme: 'dark', locale: 'fr' } })).toEqual({})
})

it("applies the next player's choices in the same browser", () => {
  const other: AccountAppearance = { theme: 'dark', banner: 'nyx', locale: 'pl' }
  expect(choicesToApply({ account: other, lastSeen: account, chosen: account })).toEqual({
    theme: 'dark',
    locale: 'pl',
  })
})
