import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleOffers, sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { sampleWheelTable, sampleWheelTables } from '@olympus/api-client/mocks/sample-wheel-tables'
import { listCharacters } from '@olympus/contract/characters'
import { listWheelLogs } from '@olympus/contract/logs'
import { getWheel, getWheelAccount } from '@olympus/contract/fortune-wheel'
import type { WheelTable } from '@olympus/contract/wheel'
import { expect, waitFor, within } from 'storybook/test'

import { picturedIn } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { chosenCharacter, facts, spinButton } from './wheel-stories.ts'
import { expectEnglishNote, withEnglishItems } from '../../stories/untranslated.ts'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleWheelLogs } from '@olympus/api-client/mocks/sample-wheel-log'

const meta = preview.meta({
  title: 'Pages/Fortune wheel',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const wheel = {
  isOpen: true,
  jackpotEverySpins: 30,
  table: sampleWheelTable,
  nextTable: null,
  offers: [...sampleOffers],
}

export const FortuneWheel = meta.story({ parameters: pageModes })

FortuneWheel.test('shows the way to the jackpot, tickets and tokens', async ({ canvas }) => {
  await waitFor(() => expect(facts({ canvas })).toEqual(['18', '7', '34']))
  const [entry] = await canvas.findAllByRole('link', { name: `${say('Fortune wheel')} 7` })
  await expect(entry).toHaveAttribute('aria-current', 'page')
})

FortuneWheel.test('lists the rewards of both sets with their odds as text', async ({ canvas, userEvent }) => {
  const list = () => within(canvas.getByRole('list', { name: say('Rewards') }))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(12))
  const line = say('{amount}, {odds}', { amount: '×1', odds: written.percent(0.005) })
  await expect(list().getAllByRole('listitem')[0]).toHaveTextContent('Trident of the Deep')
  await expect(list().getByText(line)).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: say('Jackpot') }))
  await expect(list().getAllByRole('listitem')).toHaveLength(5)
  await expect(list().getByText('Owl of Athena', { exact: false })).toBeVisible()
})

FortuneWheel.test('has five spins of the history on a page', async ({ canvas, userEvent }) => {
  const table = within(await canvas.findByRole('table', { name: say('Spin history') }))
  await waitFor(() => expect(table.getByText('#90418')).toBeInTheDocument())
  await expect(table.getAllByRole('row')).toHaveLength(6)
  await userEvent.click(canvas.getByRole('link', { name: say('Page {page}', { page: '2' }) }))
  await waitFor(() => expect(table.getByText('#90213')).toBeInTheDocument())
})

export const SecondPage = meta.story({ args: { path: '/fortune-wheel?page=2' } })

export const PageThatIsNot = meta.story({ args: { path: '/fortune-wheel?page=40' } })

PageThatIsNot.test('shows the last page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('#90155')).toBeInTheDocument())
})

export const JackpotNext = meta.story({
  parameters: pageModes,
  ...mocked(getWheelAccount, { ...sampleWheelAccount, spinsSinceJackpot: 29 }),
})

JackpotNext.test('shows the jackpot set on the wheel and in the list', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-sector]')).toHaveLength(5))
  await expect(canvas.getByRole('radio', { name: say('Jackpot') })).toBeChecked()
  await expect(facts({ canvas })[0]).toBe('29')
})

export const NoTickets = meta.story(mocked(getWheelAccount, { ...sampleWheelAccount, tickets: 0 }))

NoTickets.test('says where tickets come from, and does not spin', async ({ canvas, userEvent }) => {
  const button = await spinButton({ canvas })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(say('You need a ticket to spin.'))
  await expect(canvas.getByRole('link', { name: say('Claim a coupon') })).toHaveAttribute('href', '/coupons')
  await userEvent.click(canvas.getByRole('button', { name: say('Exchange tokens') }))
  await expect(canvas.getByRole('region', { name: say('Token exchange') })).toHaveFocus()
})

export const NoCharacterChosen = meta.story({ beforeEach: () => localStorage.clear() })

NoCharacterChosen.test('asks for a character and remembers it', async ({ canvas, userEvent }) => {
  const button = await spinButton({ canvas })
  const asked = say('Choose the character who gets the reward.')
  await waitFor(() => expect(button).toHaveAccessibleDescription(asked))
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('Rewards go to') }), '312')
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  await expect(localStorage.getItem('olympus-wheel-character-20971')).toBe('312')
})

export const NoCharacters = meta.story(mocked(listCharacters, { ...sampleRoster, characters: [] }))

NoCharacters.test('says what to do', async ({ canvas }) => {
  const text = say('You have no character yet. Create one in the game, then rewards can be delivered to it.')
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const NobodyActive = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    characters: sampleRoster.characters.map((character) => ({ ...character, isActive: false })),
  }),
)

NobodyActive.test('leads to the character swapper', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: say('Activate a character') })
  await expect(link).toHaveAttribute('href', '/character-swapper')
  await expect(await spinButton({ canvas })).toHaveAccessibleDescription(
    say('Rewards need an active character.'),
  )
})

export const CharactersOffline = meta.story(mocked(listCharacters, offline()))

export const Closed = meta.story(mocked(getWheel, { ...wheel, isOpen: false }))

Closed.test('says so, and keeps odds and history', async ({ canvas }) => {
  const closed = say('The fortune wheel is closed right now. Your tickets stay yours.')
  await waitFor(() => expect(canvas.getByText(closed)).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Spin history') })).toBeVisible())
  const rewards = within(await canvas.findByRole('list', { name: say('Rewards') }))
  await expect(rewards.getAllByRole('listitem')).toHaveLength(12)
})

const [, older] = sampleWheelTables

export const NewOdds = meta.story(
  mocked(getWheelAccount, { ...sampleWheelAccount, table: older as WheelTable }),
)

NewOdds.test('shows the odds of the own number, and how to get the new ones', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(saying('There are new odds.'))).toBeVisible())
  const line = say('{amount}, {odds}', { amount: '×20', odds: written.percent(0.165) })
  await expect(canvas.getByText(line)).toBeVisible()
  await expect(canvas.getByRole('link', { name: say('Rotate seed') })).toHaveAttribute(
    'href',
    '/fortune-wheel/fairness',
  )
})

export const EmptyHistory = meta.story(
  mocked(listWheelLogs, { entries: [], totalEntries: 0, page: 1, pageSize: 5 }),
)

EmptyHistory.test('says that there are no spins', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No spins yet') })).toBeVisible())
})

export const PartlyEnglish = meta.story(
  mocked(listWheelLogs, ({ query }) => withEnglishItems(pageOf(sampleWheelLogs, query))),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const history = within(await canvas.findByRole('table', { name: say('Spin history') }))
  await waitFor(() => expect(history.getByText('Amphora of Experience')).toHaveAttribute('lang', 'en'))
  await expectEnglishNote(canvas)
})

export const NoOffers = meta.story(mocked(getWheel, { ...wheel, offers: [] }))

export const Loading = meta.story({
  parameters: picturedIn('dark desktop', 'light mobile'),
  ...mocked(
    mock(getWheel, loading()),
    mock(getWheelAccount, loading()),
    mock(listCharacters, loading()),
    mock(listWheelLogs, loading()),
  ),
})

export const Unavailable = meta.story(mocked(getWheelAccount, fails('INTERNAL_SERVER_ERROR')))

Unavailable.test('shows the odds, and can be retried', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: say('Try again') })
  await expect(canvas.getByText('Trident of the Deep', { exact: false })).toBeVisible()
  msw.use(mock(getWheelAccount, sampleWheelAccount))
  await userEvent.click(retry)
  await waitFor(() => expect(facts({ canvas })).toEqual(['18', '7', '34']))
})

export const Offline = meta.story(
  mocked(mock(getWheel, offline()), mock(getWheelAccount, offline()), mock(listWheelLogs, offline())),
)

const longName = 'Zeremonieller Brustpanzer der olympischen Wächterinnen'

const longTable: WheelTable = {
  ...sampleWheelTable,
  sets: {
    ...sampleWheelTable.sets,
    regular: {
      ...sampleWheelTable.sets.regular,
      rewards: sampleWheelTable.sets.regular.rewards.map((reward) =>
        reward.contents.kind === 'item'
          ? { ...reward, contents: { ...reward.contents, item: { ...reward.contents.item, name: longName } } }
          : reward,
      ),
    },
  },
}

export const LongNames = meta.story({
  parameters: picturedIn('dark mobile de', 'dark desktop'),
  ...mocked(getWheelAccount, { ...sampleWheelAccount, table: longTable }),
})
