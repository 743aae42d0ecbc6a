import { fails } from '@olympus/api-client/mock'
import { spinWheel } from '@olympus/contract/fortune-wheel'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { holds, PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { chosenCharacter, facts, pressSpin } from './wheel-stories.ts'

const meta = preview.meta({
  title: 'Pages/Fortune wheel/Refused spin',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const Pressed = meta.story({ play: pressSpin })

/** The text of the refusal is shown without a result, and the counts stay. */
const refusal =
  (text: () => string) =>
  async ({ canvas, canvasElement }: Pick<Play, 'canvas'> & { readonly canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvas.getByText(text())).toBeVisible())
    await expect(canvasElement.querySelector('[data-won], [data-lost]')).toBeNull()
    await expect(facts({ canvas })).toEqual(['18', '7', '34'])
    await waitFor(() => expect(holds.reasons()).not.toContain('spin'))
  }

const stillThere = (source: string, values: () => Record<string, string | number> = () => ({})) =>
  refusal(() => say('{message} Your ticket is still there.', { message: say(source, values()) }))

export const WithoutTickets = Pressed.extend(mocked(spinWheel, fails('NO_TICKETS')))
WithoutTickets.test(
  'does not look like a loss',
  refusal(() => say('You have no tickets left.')),
)

export const JustClosed = Pressed.extend(mocked(spinWheel, fails('WHEEL_CLOSED')))
JustClosed.test('does not look like a loss', stillThere('The fortune wheel is closed right now.'))

export const NumberMissing = Pressed.extend(mocked(spinWheel, fails('CLIENT_SEED_REQUIRED')))
NumberMissing.test(
  'does not look like a loss',
  refusal(() => say('Your number for the draws is missing. Nothing was spent. Try again.')),
)

export const NumberChanged = Pressed.extend(mocked(spinWheel, fails('SEED_CHANGED')))
NumberChanged.test(
  'does not look like a loss',
  refusal(() => say('Our number for the next draws has changed. Nothing was spent. Try again.')),
)

export const CharacterGone = Pressed.extend(mocked(spinWheel, fails('CHARACTER_NOT_FOUND')))
CharacterGone.test('does not look like a loss', stillThere('Character not found.'))

export const CharacterInactive = Pressed.extend(mocked(spinWheel, fails('CHARACTER_NOT_ACTIVE')))
CharacterInactive.test(
  'does not look like a loss',
  stillThere('This character is deactivated. Choose an active one.'),
)

export const CharacterDoomed = Pressed.extend(mocked(spinWheel, fails('CHARACTER_DOOMED')))
CharacterDoomed.test(
  'does not look like a loss',
  stillThere('This character is about to be deleted. Nothing can be sent to it.'),
)

const reachedText =
  'You have reached your limit of {maxSpins, plural, one {# spin} other {# spins}} in 24 hours. The next spin is possible from: {moment}.'

const freeAt = '2025-06-13T18:20:00Z'
const serverNow = '2025-06-12T09:41:00Z'

export const LimitReached = Pressed.extend(
  mocked(spinWheel, fails('SPIN_LIMIT_REACHED', { maxSpins: 20, freeAt, serverNow })),
)
LimitReached.test(
  'says when the next spin is possible',
  stillThere(reachedText, () => ({ maxSpins: 20, moment: written.dateTime(freeAt) })),
)

export const LimitOfNone = Pressed.extend(
  mocked(spinWheel, fails('SPIN_LIMIT_REACHED', { maxSpins: 0, freeAt: null, serverNow })),
)
LimitOfNone.test('does not look like a loss', stillThere('You have set your limit to no spins at all.'))

export const Hurried = Pressed.extend(mocked(spinWheel, fails('TOO_MANY_REQUESTS')))
Hurried.test('does not look like a loss', stillThere('Too many attempts. Wait a moment and try again.'))
