import { fails, loading, offline } from '@olympus/api-client/mock'
import { changePassword } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying } from '../../stories/say.ts'
import { typeInto, type Play } from '../../stories/type-into.ts'
import { whenAccountLoaded } from '../../stories/when-account-loaded.ts'

const meta = preview.meta({
  title: 'Pages/Settings/Password',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const filledIn = whenAccountLoaded(
  typeInto(
    {
      'Current password': 'olympus-mount',
      'New password': 'three quiet temples',
      'Confirm new password': 'three quiet temples',
    },
    'Change password',
  ),
)

export const Changed = meta.story({ play: filledIn })

Changed.test('says that other devices were logged out and clears the fields', async ({ canvas }) => {
  await waitFor(() =>
    expect(screen.getByText(say('All your other devices were logged out.'))).toBeInTheDocument(),
  )
  await waitFor(() => expect(canvas.getByLabelText(say('Current password'))).toHaveValue(''))
})

Changed.test('tells a password manager which account the password belongs to', async ({ canvas }) => {
  const { form } = (await canvas.findByLabelText(say('New password'))) as HTMLInputElement
  const names = [...(form?.querySelectorAll('input') ?? [])].map(({ autocomplete }) => autocomplete)
  await expect(names).toEqual(['username', 'current-password', 'new-password', 'new-password'])
})

export const Strong = meta.story({
  play: whenAccountLoaded(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(say('New password')), 'three quiet temples')
    await canvas.findByText(say('Strong'))
  }),
})

export const Different = meta.story({
  play: whenAccountLoaded(
    typeInto(
      {
        'Current password': 'olympus-mount',
        'New password': 'three quiet temples',
        'Confirm new password': 'three quite temples',
      },
      'Change password',
    ),
  ),
})

const isSaidAt =
  (label: string, text: string, values?: Parameters<typeof saying>[1]) =>
  async ({ canvas }: Pick<Play, 'canvas'>) => {
    const field = canvas.getByLabelText(say(label))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(saying(text, values))
    await expect(field).not.toHaveValue('')
  }

Different.test(
  'shows the error at the field',
  isSaidAt('Confirm new password', 'This is not the same password. Check both.'),
)

export const TooShort = meta.story({
  play: whenAccountLoaded(
    typeInto(
      { 'Current password': 'olympus-mount', 'New password': 'short', 'Confirm new password': 'short' },
      'Change password',
    ),
  ),
})
TooShort.test(
  'shows the error at the field',
  isSaidAt('New password', 'Use {passwordMinLength} to {passwordMaxLength} characters', limits),
)

export const WrongPassword = Changed.extend(mocked(changePassword, fails('WRONG_PASSWORD')))
WrongPassword.test('shows the error at the field', isSaidAt('Current password', 'Wrong password.'))

export const Unchanged = Changed.extend(mocked(changePassword, fails('PASSWORD_UNCHANGED')))
Unchanged.test(
  'shows the error at the field',
  isSaidAt('New password', 'This is already your password. Choose another one.'),
)

export const Breached = Changed.extend(mocked(changePassword, fails('PASSWORD_BREACHED')))

export const TooCommon = Changed.extend(mocked(changePassword, fails('PASSWORD_TOO_COMMON')))
TooCommon.test(
  'shows the error at the field',
  isSaidAt('New password', 'This password is too common. Choose another one.'),
)

export const ContainsIdentity = Changed.extend(mocked(changePassword, fails('PASSWORD_CONTAINS_IDENTITY')))
ContainsIdentity.test(
  'shows the error at the field',
  isSaidAt('New password', 'The password must not contain your username or email address.'),
)

export const TooManyRequests = Changed.extend(mocked(changePassword, fails('TOO_MANY_REQUESTS')))

export const Offline = Changed.extend(mocked(changePassword, offline()))

Offline.test('shows an error and keeps the input', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('New password'))).toHaveValue('three quiet temples')
})

export const Sending = Changed.extend(mocked(changePassword, loading()))
