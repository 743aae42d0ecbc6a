import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleAdventurer, sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { samplePreviewFor, sampleSelection } from '@olympus/api-client/mocks/sample-selections'
import { confirmSelection, previewSelection } from '@olympus/contract/character-selection'
import { listCharacters } from '@olympus/contract/characters'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { provenFirst } from '../../stories/proven-first.ts'
import { say } from '../../stories/say.ts'
import {
  arrive,
  atOnce,
  box,
  check,
  choose,
  confirm,
  confirmButton,
  dialogNow,
  fill,
  namesOfDoomed,
  next,
  opened,
  phrase,
} from './selection-stories.ts'

const meta = preview.meta({
  title: 'Pages/Permanent selection/Dialog',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

const heir = () => dialogNow().getByLabelText(say('Bazaar and bid items go to'))

export const Choose = meta.story({ parameters: pageModes, play: choose })

Choose.test('keeps everybody at first, and needs somebody to leave out', async ({ userEvent }) => {
  await expect(next()).toHaveAccessibleDescription(say('Clear the check of each character to delete.'))
  await userEvent.click(next())
  await expect(box('Ianthe')).toBeChecked()
})

Choose.test('needs somebody to keep', async ({ userEvent }) => {
  for (const { name } of sampleRoster.characters) await userEvent.click(box(name))
  await expect(next()).toHaveAccessibleDescription(say('Keep at least one character.'))
  await expect(heir()).toBeDisabled()
})

Choose.test('offers only those who stay as heirs, the highest first', async ({ userEvent }) => {
  await expect(heir()).toHaveValue('311')
  await userEvent.selectOptions(heir(), '313')
  await userEvent.click(box('Lykaon'))
  await expect(heir()).toHaveValue('311')
  await userEvent.click(box('Kallistrate'))
  await expect(heir()).toHaveValue('312')
})

Choose.test('goes on with the keyboard alone', async ({ userEvent }) => {
  box('Drakontas').focus()
  await userEvent.keyboard(' ')
  next().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dialogNow().getByText(say('Become coupons'))).toBeVisible())
  // The button of the step before is gone.
  await waitFor(() => expect(dialogNow().getByRole('group', { name: say('Check') })).toHaveFocus())
})

export const Check = meta.story({ parameters: pageModes, play: check })

Check.test('names levels, gold, items and the heir', async () => {
  const dialog = dialogNow()
  const lost = within(dialog.getByRole('list', { name: say('Deleted') }))
  for (const name of namesOfDoomed) await expect(lost.getByText(name)).toBeVisible()
  await expect(dialog.getByRole('list', { name: say('Go to {heir}', { heir: 'Kallistrate' }) })).toBeVisible()
  await expect(dialog.getByText('Drakontas (24)')).toBeVisible()
})

Check.test('goes back without losing the choice', async ({ userEvent }) => {
  await userEvent.click(dialogNow().getByRole('button', { name: say('Back') }))
  await expect(box('Ianthe')).not.toBeChecked()
  await expect(box('Kallistrate')).toBeChecked()
})

export const Confirm = meta.story({ parameters: pageModes, play: arrive })

Confirm.test('wants the check and the phrase of the language', async ({ userEvent }) => {
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
  await expect(dialogNow().getByText(phrase())).toHaveAttribute('translate', 'no')
  await userEvent.click(dialogNow().getByRole('checkbox'))
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
})

Confirm.test(
  'sends what was shown and typed, and says when it is due',
  async ({ canvas, userEvent, msw }) => {
    await dialogNow().findByRole('textbox')
    let sent: unknown
    msw.use(
      mock(confirmSelection, ({ body }) => {
        sent = body
        return sampleSelection
      }),
      mock(listCharacters, opened()),
    )
    await fill({ userEvent })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sent).toEqual({
      keptIds: [311, 312, 313, 314],
      heirId: 311,
      previewHash: 'sample-311-312-313-314-311',
      isAcknowledged: true,
      phrase: phrase(),
    })
    await waitFor(() => expect(screen.getByText(say('Selection confirmed'))).toBeVisible())
    await canvas.findByText(say('Selection confirmed, not yet carried out'))
  },
)

/** The operator has turned the cooling-off off. */
export const WithoutCoolingOff = meta.story({
  ...mocked(previewSelection, ({ body }) => ({ ...samplePreviewFor(body), coolingOffHours: 0 })),
  play: arrive,
})

WithoutCoolingOff.test('says that there is no way back', async () => {
  await expect(dialogNow().getByText(say(atOnce))).toBeVisible()
})

export const Confirming = meta.story({ ...mocked(confirmSelection, loading()), play: confirm })

export const SteppedUp = meta.story({
  ...provenFirst(confirmSelection, () => sampleSelection),
  play: confirm,
})

SteppedUp.test('asks for the identity first', async ({ userEvent }) => {
  const proof = within(await screen.findByRole('dialog', { name: say('Confirm your identity') }))
  await userEvent.click(await proof.findByLabelText(say('Password')))
  await userEvent.paste('olympus-mount')
  await userEvent.type(proof.getByLabelText(say('Code from your authenticator app')), '123456')
  await waitFor(() => expect(screen.getByText(say('Selection confirmed'))).toBeVisible())
})

/** The refusal has the focus, and what was typed is still there. */
const staysWith = async (text: string) => {
  await waitFor(() => expect(dialogNow().getByRole('alert')).toHaveFocus())
  await expect(dialogNow().getByRole('alert')).toHaveTextContent(say(text))
}

const Confirmed = meta.story({ play: confirm })

export const PhraseWrong = Confirmed.extend(mocked(confirmSelection, fails('PHRASE_WRONG')))

PhraseWrong.test('keeps the phrase and the check', async () => {
  await staysWith('The phrase does not match.')
  await expect(dialogNow().getByRole('textbox')).toHaveValue(phrase())
  await expect(dialogNow().getByRole('checkbox')).toBeChecked()
})

PhraseWrong.test('forgets the refusal once the player goes back', async ({ userEvent }) => {
  await userEvent.click(await dialogNow().findByRole('button', { name: say('Back') }))
  await userEvent.click(next())
  await dialogNow().findByRole('textbox')
  await expect(dialogNow().queryByRole('alert')).toBeNull()
})

export const AcknowledgementMissing = Confirmed.extend(
  mocked(confirmSelection, fails('ACKNOWLEDGEMENT_MISSING')),
)
AcknowledgementMissing.test('says so', () => staysWith('Please confirm that you have read what happens.'))

export const SwapPending = Confirmed.extend(mocked(confirmSelection, fails('SWAP_PENDING')))
SwapPending.test('says so', () =>
  staysWith('Another swap is waiting for the game. Try again once it is done.'),
)

export const ConfirmOffline = meta.story({ ...mocked(confirmSelection, offline()), play: confirm })
ConfirmOffline.test('can be sent again', async () => {
  await staysWith('The server cannot be reached. Check your connection and try again.')
  await expect(confirmButton()).not.toHaveAttribute('aria-disabled')
})

const isOver = async () => {
  await waitFor(() => expect(dialogNow().getByRole('alert')).toHaveFocus())
  await expect(dialogNow().queryByRole('textbox')).toBeNull()
  await expect(dialogNow().getAllByRole('button', { name: say('Close') })).toHaveLength(2)
}

/** Confirmed on another device. */
export const SelectionPending = Confirmed.extend(mocked(confirmSelection, fails('SELECTION_PENDING')))
SelectionPending.test('can only be closed', isOver)

export const SelectionRunning = Confirmed.extend(mocked(confirmSelection, fails('SELECTION_RUNNING')))
SelectionRunning.test('can only be closed', isOver)

export const AccountDeletionPending = Confirmed.extend(
  mocked(confirmSelection, fails('ACCOUNT_DELETION_PENDING')),
)
AccountDeletionPending.test('can only be closed', isOver)

export const CharacterNotFound = Confirmed.extend(mocked(confirmSelection, fails('CHARACTER_NOT_FOUND')))

CharacterNotFound.test('shows the list again', async () => {
  await dialogNow().findByText(say('Character not found.'))
  await waitFor(() => expect(dialogNow().getByText(say('Become coupons'))).toBeVisible())
})

export const SelectionEmpty = Confirmed.extend(mocked(confirmSelection, fails('SELECTION_EMPTY')))

SelectionEmpty.test('goes back to the choice', async () => {
  await dialogNow().findByText(say('Keep at least one character, and leave out at least one.'))
  await expect(box('Ianthe')).not.toBeChecked()
})

export const PreviewChanged = meta.story({
  parameters: pageModes,
  ...mocked(confirmSelection, fails('PREVIEW_CHANGED')),
  async play({ canvas, userEvent, msw }) {
    await arrive({ canvas, userEvent })
    msw.use(
      mock(listCharacters, { ...sampleRoster, characters: [...sampleRoster.characters, sampleAdventurer] }),
      mock(previewSelection, ({ body }) => {
        const plan = samplePreviewFor(body)
        return {
          ...plan,
          coupons: plan.coupons.slice(1).concat(plan.coupons.slice(0, 2)),
          previewHash: 'new',
        }
      }),
    )
    await fill({ userEvent })
  },
})

PreviewChanged.test('shows a new list with what is new, and asks again', async ({ userEvent }) => {
  const dialog = dialogNow()
  await dialog.findByText(say('Your characters have changed. Look at the list again before you confirm.'))
  await waitFor(() => expect(dialog.getByText(say('The list has changed.'))).toBeVisible())
  await userEvent.click(next())
  await dialog.findByRole('textbox')
  await expect(dialogNow().getByRole('checkbox')).not.toBeChecked()
})

export const PreviewOffline = meta.story({
  ...mocked(previewSelection, offline()),
  async play(story) {
    await choose(story)
    await story.userEvent.click(box('Ianthe'))
    await story.userEvent.click(next())
  },
})

PreviewOffline.test('does not go on without a list', async () => {
  await dialogNow().findByRole('alert')
  await expect(next()).toHaveAttribute('aria-disabled', 'true')
})
