import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleAccountAfter, sampleSpinOf } from '@olympus/api-client/mocks/sample-spins'
import { getWheelAccount, markSpinSeen, spinWheel } from '@olympus/contract/fortune-wheel'
import type { Spin } from '@olympus/contract/wheel'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { chosenCharacter, facts, pressSpin, sampleSpin, spinQuickly, won, wonIcon } from './wheel-stories.ts'

const meta = preview.meta({
  title: 'Pages/Fortune wheel/Unseen spin',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const ikaros = 'Wings of Ikaros ×1'

const ticketSpin = sampleSpinOf({ set: 'regular', rewardIndex: 4, characterId: 311 })

const lostText = () =>
  say('The answer was lost. Spin again to see your result: it does not take a second ticket.')

export const AnswerLost = meta.story({ ...mocked(spinWheel, offline()), play: pressSpin })

AnswerLost.test('spins again with the same request', async (context) => {
  const { canvas, msw } = context
  await waitFor(() => expect(canvas.getByText(lostText())).toBeVisible())
  const asked: unknown[] = []
  msw.use(
    mock(spinWheel, ({ body }) => {
      asked.push(body)
      return { spin: sampleSpin, account: sampleAccountAfter(sampleSpin) }
    }),
  )
  await spinQuickly(context)
  await waitFor(() => expect(canvas.getByText(won(ikaros))).toBeVisible())
  await expect(asked).toEqual([{ characterId: 311 }])
})

const unseen = { ...sampleAccountAfter(sampleSpin), unseenSpin: sampleSpin }

AnswerLost.test('shows the result once the account tells it', async ({ canvas, msw }) => {
  await waitFor(() => expect(canvas.getByText(lostText())).toBeVisible())
  msw.use(mock(getWheelAccount, unseen))
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    return expect(
      canvas.getByText(say('Your last spin won {reward}.', { reward: ikaros }), { selector: 'main *' }),
    ).toBeVisible()
  })
  await expect(canvas.queryByText(lostText())).toBeNull()
})

/** The page was closed while the wheel turned. */
export const UnseenSpin = meta.story(mocked(mock(getWheelAccount, unseen), mock(markSpinSeen, null)))

UnseenSpin.test(
  'shows and announces its result without another ticket',
  async ({ canvas, canvasElement }) => {
    const text = say('Your last spin won {reward}.', { reward: ikaros })
    await waitFor(() => expect(canvas.getByText(text, { selector: 'main *' })).toBeVisible())
    await waitFor(() => expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent(text))
    await expect(wonIcon(canvasElement)).toBe('feathered-wing')
    await expect(facts({ canvas })).toEqual(['19', '6', '35'])
  },
)

UnseenSpin.test('spins again when the request of the unseen spin is answered instead', async (context) => {
  const { canvas, msw } = context
  await canvas.findByText(say('Your last spin won {reward}.', { reward: ikaros }), { selector: 'main *' })
  const next: Spin = { ...ticketSpin, id: sampleSpin.id + 1 }
  const replies = [
    { spin: sampleSpin, account: sampleAccountAfter(sampleSpin) },
    { spin: next, account: sampleAccountAfter(next, unseen) },
  ]
  msw.use(mock(spinWheel, () => replies.shift() ?? fails('NO_TICKETS')))
  await spinQuickly(context)
  await waitFor(() => expect(canvas.getByText(won(`${say('Fortune wheel ticket')} ×2`))).toBeVisible())
  await expect(replies).toHaveLength(0)
})

const retired: Spin = { ...sampleSpin, tableVersion: 4 }

/** The table of the spin has been replaced since. */
export const UnseenSpinOfOldOdds = meta.story(
  mocked(getWheelAccount, { ...sampleAccountAfter(sampleSpin), unseenSpin: retired }),
)

UnseenSpinOfOldOdds.test('shows the reward alone, then the next odds', async ({ canvas, canvasElement }) => {
  const text = say('Your last spin won {reward}.', { reward: ikaros })
  await waitFor(() => expect(canvas.getByText(text, { selector: 'main *' })).toBeVisible())
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-sector]')).toHaveLength(12), {
    timeout: 8000,
  })
})
