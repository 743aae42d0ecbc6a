import { fails, loading, mock, offline, type MockReply } from '@olympus/api-client/mock'
import { sampleCharacters, sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { samplePendingSwap } from '@olympus/api-client/mocks/sample-swaps'
import { activateCharacter, deactivateCharacter } from '@olympus/contract/character-swapper'
import { listCharacters } from '@olympus/contract/characters'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked, type Mocking } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, saying } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Character swapper/Dialogs',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

const available = { ...sampleRoster, activationAvailableAt: null }
const [kallistrate, , , , ianthe] = sampleCharacters
const { serverNow } = sampleRoster
const availableAt = '2025-06-15T23:41:00Z'

const activate = () => say('Activate {name}', { name: 'Ianthe' })
const deactivate = () => say('Deactivate {name}', { name: 'Kallistrate' })

const dialogNow = async () => within(await screen.findByRole('dialog'))
const alertNow = async () => within(await screen.findByRole('alertdialog'))

const open = async ({ canvas, userEvent }: Play): Promise<void> => {
  const button = await canvas.findByRole('button', { name: activate() })
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(button)
}

const openDeactivation = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: deactivate() }))

const activating = async (context: Play): Promise<void> => {
  await open(context)
  const dialog = await dialogNow()
  await context.userEvent.click(dialog.getByRole('button', { name: say('Activate') }))
}

const deactivating = async (context: Play): Promise<void> => {
  await openDeactivation(context)
  const dialog = await alertNow()
  await context.userEvent.click(dialog.getByRole('checkbox'))
  await context.userEvent.click(dialog.getByRole('button', { name: say('Deactivate') }))
}

const activation = (reply: MockReply<typeof activateCharacter>) => ({
  ...mocked(mock(listCharacters, available), mock(activateCharacter, reply)),
  play: activating,
})

const deactivation = (reply: MockReply<typeof deactivateCharacter>) => ({
  ...mocked(mock(listCharacters, available), mock(deactivateCharacter, reply)),
  play: deactivating,
})

const alerts = (source: string) => async (): Promise<void> => {
  const alert = await screen.findByText(saying(source))
  await expect(alert).toBeVisible()
}

export const Activation = meta.story({
  ...mocked(listCharacters, available),
  parameters: pageModes,
  play: open,
})

Activation.test('returns the focus to the button', async (context) => {
  await dialogNow()
  await pressEscape(context)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(context.canvas.getByRole('button', { name: activate() })).toHaveFocus())
})

export const Activating = meta.story(activation(loading()))

export const ActivationOffline = meta.story(activation(offline()))

export const ActivationUnticked = meta.story(activation(fails('ACKNOWLEDGEMENT_MISSING')))

export const ActivatedInTheGame = meta.story(activation(fails('NEED_TO_BE_OFFLINE')))

ActivatedInTheGame.test(
  'says that the account must be offline',
  alerts('Your account must be offline to enable or disable characters.'),
)

export const ActivationGone = meta.story(activation(fails('CHARACTER_NOT_FOUND')))

export const ActivationWithSelection = meta.story(activation(fails('SELECTION_PENDING')))

export const ActivationWithSwap = meta.story(activation(fails('SWAP_PENDING')))

export const ActivationOfActive = meta.story(activation(fails('CHARACTER_ALREADY_ACTIVE')))

export const ActivationWithoutSlot = meta.story(activation(fails('NO_SLOT_AVAILABLE')))

export const ActivationTooEarly = meta.story(activation(fails('SWAP_NOT_YET', { availableAt, serverNow })))

ActivationTooEarly.test('names the moment and cannot be tried again', async () => {
  const dialog = await dialogNow()
  await expect(await dialog.findByText(/2025/)).toBeVisible()
  await expect(dialog.queryByRole('button', { name: say('Activate') })).toBeNull()
})

export const Deactivation = meta.story({
  ...mocked(listCharacters, sampleRoster),
  parameters: pageModes,
  play: openDeactivation,
})

Deactivation.test('says before the act when the way back opens', async () => {
  const dialog = await alertNow()
  await expect(await dialog.findByText(/2025/)).toBeVisible()
  const confirm = dialog.getByRole('button', { name: say('Deactivate') })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
})

export const DeactivationWithWayBack = meta.story({
  ...mocked(listCharacters, available),
  play: openDeactivation,
})

export const Deactivating = meta.story(deactivation(loading()))

export const DeactivationOffline = meta.story(deactivation(offline()))

export const DeactivationUnticked = meta.story(deactivation(fails('ACKNOWLEDGEMENT_MISSING')))

export const DeactivationInTheGame = meta.story(deactivation(fails('NEED_TO_BE_OFFLINE')))

export const DeactivationGone = meta.story(deactivation(fails('CHARACTER_NOT_FOUND')))

export const DeactivationWithSelection = meta.story(deactivation(fails('SELECTION_PENDING')))

export const DeactivationWithSwap = meta.story(deactivation(fails('SWAP_PENDING')))

export const DeactivationOfDeactivated = meta.story(deactivation(fails('CHARACTER_NOT_ACTIVE')))

export const DeactivationOfLast = meta.story(
  deactivation(fails('CAN_NOT_DEACTIVATE', { reason: 'LAST_ACTIVE' })),
)

DeactivationOfLast.test(
  'says that one character stays active',
  alerts('This is your last active character. An account keeps at least one.'),
)

export const DeactivationOfTooMany = meta.story(
  deactivation(fails('CAN_NOT_DEACTIVATE', { reason: 'TOO_MANY_DEACTIVATED' })),
)

export const DeactivationWithListings = meta.story(
  deactivation(fails('CAN_NOT_DEACTIVATE', { reason: 'LISTINGS_OPEN' })),
)

DeactivationWithListings.test(
  'says what stands in the way',
  alerts('This character has items or bids in the bazaar. Take them back in the game first.'),
)

let isRequested = false

export const Requested = meta.story({
  beforeEach({ msw }: Mocking) {
    isRequested = false
    const { id, kind, slot, requestedAt } = samplePendingSwap
    const pendingSwap = { id, kind, slot, requestedAt, characterId: ianthe.id }
    msw.use(
      mock(listCharacters, () => (isRequested ? { ...sampleRoster, pendingSwap } : available)),
      mock(activateCharacter, () => {
        isRequested = true
        return samplePendingSwap
      }),
    )
  },
  play: activating,
})

Requested.test('shows the pending swap and keeps the focus on the page', async ({ canvas }) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByText(say('Swap in progress'))).toBeVisible()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

let isLoading = false

/** The swap is requested, and the page loads it. */
export const Updating = meta.story({
  beforeEach({ msw }: Mocking) {
    isRequested = false
    isLoading = false
    msw.use(
      mock(listCharacters, () => {
        isLoading = isRequested
        return isRequested ? loading() : available
      }),
      mock(activateCharacter, () => {
        isRequested = true
        return samplePendingSwap
      }),
    )
  },
  play: activating,
})

Updating.test('stays busy until the page shows the swap', async () => {
  await waitFor(() => expect(isLoading).toBe(true))
  const dialog = await dialogNow()
  await expect(dialog.getByRole('button', { name: saying('Activate') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

let isGone = false

export const GoneMeanwhile = meta.story({
  beforeEach({ msw }: Mocking) {
    isGone = false
    const characters = available.characters.filter(({ id }) => id !== kallistrate.id)
    msw.use(
      mock(listCharacters, () => (isGone ? { ...available, characters } : available)),
      mock(deactivateCharacter, () => {
        isGone = true
        return fails('CHARACTER_NOT_FOUND')
      }),
    )
  },
  play: deactivating,
})

GoneMeanwhile.test(
  'loads the roster again and keeps the focus on the page',
  async ({ canvas, userEvent }) => {
    const dialog = await alertNow()
    await waitFor(() => expect(dialog.getByText(say('Character not found.'))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: say('Close') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByRole('button', { name: deactivate() })).toBeNull()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
)
