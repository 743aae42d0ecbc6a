import { mock } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import {
  sampleMissingItems,
  sampleOpenSelection,
  samplePreviewFor,
} from '@olympus/api-client/mocks/sample-selections'
import { previewSelection } from '@olympus/contract/character-selection'
import { listCharacters, type OpenSelection } from '@olympus/contract/characters'
import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import { expect, screen, waitFor, within } from 'storybook/test'

import { say } from '../../stories/say.ts'
import { storyLocaleOf } from '../../stories/story-locale.ts'
import type { Play } from '../../stories/type-into.ts'

type Dialog = ReturnType<typeof within>

/** A roster with an open selection. */
export const opened = (change: Partial<OpenSelection> = {}) => ({
  ...sampleRoster,
  openSelection: { ...sampleOpenSelection, ...change },
})

/** A selection that has changed when it was due: two items are missing. */
export const changedMocks = [
  mock(listCharacters, opened({ state: 'changed', dueAt: '2025-06-12T08:41:00Z' })),
  mock(previewSelection, ({ body }) => ({
    ...samplePreviewFor(body),
    missing: sampleMissingItems,
    coolingOffHours: 0,
  })),
]

export const dialogNow = (): Dialog => within(screen.getByRole('alertdialog'))

export const next = (): HTMLElement => dialogNow().getByRole('button', { name: say('Next') })

/** The checkbox of a character in the first step. */
export const box = (name: string): HTMLElement => dialogNow().getByRole('checkbox', { name: RegExp(name) })

const press = async (userEvent: Play['userEvent'], dialog: Dialog, label: string): Promise<void> =>
  userEvent.click(await dialog.findByRole('button', { name: say(label) }))

/** The first step. */
export async function choose({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: say('Select characters') }))
  await screen.findByRole('alertdialog', { name: say('Select the characters to keep') })
}

export const namesOfDoomed = ['Ianthe', 'Melantho', 'Drakontas']

/** The second step, with three characters left out. */
export async function check(story: Play): Promise<void> {
  await choose(story)
  for (const name of namesOfDoomed) await story.userEvent.click(box(name))
  await press(story.userEvent, dialogNow(), 'Next')
  await waitFor(() => expect(dialogNow().getByText(say('Become coupons'))).toBeVisible())
}

/** The third step. */
export async function arrive(story: Play): Promise<void> {
  await check(story)
  await press(story.userEvent, dialogNow(), 'Next')
  await dialogNow().findByRole('textbox')
}

const confirmName = () =>
  say('{count, plural, one {Delete # character} other {Delete # characters}}', { count: 3 })

export const confirmButton = (): HTMLElement => dialogNow().getByRole('button', { name: confirmName() })

export const phrase = (): string => deletionPhrase(storyLocaleOf(document.documentElement.lang), 3)

/** What the last step says if there is no time to cancel. */
export const atOnce =
  'It is carried out at once, as soon as your account is offline. You cannot cancel it then.'

/** Ticks, types and presses in the third step. */
export async function fill({ userEvent }: Pick<Play, 'userEvent'>): Promise<void> {
  await userEvent.click(await dialogNow().findByRole('checkbox'))
  await userEvent.click(dialogNow().getByRole('textbox'))
  await userEvent.paste(phrase())
  await userEvent.click(confirmButton())
}

export async function confirm(story: Play): Promise<void> {
  await arrive(story)
  await fill(story)
}
