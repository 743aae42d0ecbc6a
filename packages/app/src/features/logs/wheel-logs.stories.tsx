import { loading, offline } from '@olympus/api-client/mock'
import { sampleWheelLogs } from '@olympus/api-client/mocks/sample-wheel-log'
import { listWheelLogs } from '@olympus/contract/logs'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying } from '../../stories/say.ts'
import { savedBy } from '../../stories/saved-by.ts'
import { expectEnglishNote, withEnglishItems } from '../../stories/untranslated.ts'
import { pageOf } from '@olympus/api-client/mocks/page-of'

const meta = preview.meta({
  title: 'Pages/Logs/Fortune wheel',
  component: PortalAt,
  args: { path: '/logs/fortune-wheel?pageSize=25' },
  parameters: { layout: 'fullscreen' },
})

export const FortuneWheel = meta.story({ parameters: pageModes })

FortuneWheel.test('lists spins, exchanges and tickets', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: say('Fortune wheel log') })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(sampleWheelLogs.length + 1))
  const coupon = within(table).getByRole('link', { name: say('Refused, kept as a coupon') })
  await expect(coupon).toHaveAttribute('href', '/coupons')
})

FortuneWheel.test('shows the details of the chosen entry', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Amphora of Experience/ }))
  const verify = await screen.findByRole('link', { name: say('Verify this spin') })
  await expect(verify).toHaveAttribute('href', '/fortune-wheel/fairness?spin=90418')
  await expect(screen.getByText(saying('{draw} of 0–{last}', { draw: 487, last: 999 }))).toBeVisible()
  await expect(screen.getByRole('button', { name: say('Copy receipt') })).toBeVisible()
})

FortuneWheel.test('filters by character and state', async ({ canvas, userEvent }) => {
  const table = await canvas.findByRole('table', { name: say('Fortune wheel log') })
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('Delivery') }), 'coupon')
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
  const character = canvas.getByRole('combobox', { name: say('Character') })
  await waitFor(() => expect(within(character).getByRole('option', { name: 'Lykaon' })).toBeInTheDocument())
  await userEvent.selectOptions(character, '313')
  await expect(await canvas.findByText(say('No entries found'))).toBeVisible()
})

FortuneWheel.test('saves all entries as a file', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: /Amphora of Experience/ })
  const text = await savedBy(() => userEvent.click(canvas.getByRole('button', { name: say('Download CSV') })))
  const lines = text.trimEnd().split('\r\n')
  await expect(lines).toHaveLength(sampleWheelLogs.length + 1)
  await expect(lines.find((line) => line.startsWith('90418,'))).toContain(',Nyxandra,')
})

export const PartlyEnglish = meta.story(
  mocked(listWheelLogs, ({ query }) => withEnglishItems(pageOf(sampleWheelLogs, query))),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const name = await canvas.findByText('Amphora of Experience', { selector: 'button *' })
  await expect(name).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

/** From the address: spins of the jackpot set. */
export const Jackpots = meta.story({ args: { path: '/logs/fortune-wheel?kind=jackpot' } })

Jackpots.test('lists them alone', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: say('Fortune wheel log') })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
})

/** Details of an exchange. */
export const Exchange = meta.story({ args: { path: '/logs/fortune-wheel?kind=exchange' } })

/** Details of tickets that were taken back. */
export const Awards = meta.story({ args: { path: '/logs/fortune-wheel?kind=award' } })

/** Details of a reward that the game has refused. */
export const Refused = meta.story({ args: { path: '/logs/fortune-wheel?state=coupon' } })

export const Empty = meta.story(
  mocked(listWheelLogs, { entries: [], totalEntries: 0, page: 1, pageSize: 10 }),
)

Empty.test('leads to the wheel', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: say('Go to the wheel') })).toHaveAttribute(
    'href',
    '/fortune-wheel',
  )
})

export const Loading = meta.story(mocked(listWheelLogs, loading()))

export const Offline = meta.story(mocked(listWheelLogs, offline()))
