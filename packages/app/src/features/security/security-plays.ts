import { mock } from '@olympus/api-client/mock'
import { sampleBareSecurity } from '@olympus/api-client/mocks/sample-security'
import { getSecurity } from '@olympus/contract/two-factor'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { Mocking } from '../../stories/mocked.ts'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

export const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: say('Two-factor authentication') }))

export const isOff = ({ msw }: Mocking) => msw.use(mock(getSecurity, sampleBareSecurity))

export const press =
  (...names: string[]) =>
  async ({ canvas, userEvent }: Play): Promise<void> => {
    for (const name of names)
      await userEvent.click(await (await card({ canvas })).findByRole('button', { name: say(name) }))
  }

/** Confirms the player's identity, with the second factor if required. */
export const prove = async ({ userEvent }: Pick<Play, 'userEvent'>): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Confirm your identity') }))
  await userEvent.type(dialog.getByLabelText(say('Password')), 'wine-dark sea at dawn')
  const code = dialog.queryByLabelText(say('Code from your authenticator app'))
  // The sixth digit submits the form.
  if (code) await userEvent.type(code, '407193')
  else await userEvent.click(dialog.getByRole('button', { name: say('Confirm') }))
}

/** For plays in which the action succeeds, which closes its dialog. */
export const untilClosed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')).toBeNull())
}

export const renewed = async (context: Play): Promise<void> => {
  await press('New backup codes')(context)
  const question = within(await screen.findByRole('alertdialog'))
  await context.userEvent.click(question.getByRole('button', { name: say('Create new codes') }))
}

export const begun = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: say('Add a passkey') }))
