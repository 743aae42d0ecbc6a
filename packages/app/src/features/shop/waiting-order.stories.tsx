import { mock } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem } from '@olympus/contract/shop'
import { announcerElement } from '@olympus/ui/announcer/announcer'
import { expect, screen, waitFor, within } from 'storybook/test'

import { picturedIn } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { chooseCharacter } from '../../stories/chosen-character.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Waiting order',
  component: PortalAt,
  args: { path: '/shop/pithos-of-pandora' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chooseCharacter,
})

const waiting = {
  ...sampleOrder,
  delivery: { ...sampleOrder.delivery, state: 'queued', retryReason: 'BAG_FULL' },
} as const

/** The game server tried once, and the bag was full. */
export const BagFull = meta.story({
  parameters: picturedIn('light mobile'),
  globals: { locale: 'de' },
  ...mocked(
    mock(buyItem, { order: sampleOrder, balanceCoins: 12_030 }),
    mock(listShopLogs, ({ query }) => pageOf([waiting], query)),
  ),
  async play({ userEvent }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pithos of Pandora' }))
    await dialog.findByRole('combobox', { name: say('Character') })
    await userEvent.click(dialog.getByRole('button', { name: say('Purchase') }))
    await dialog.findByText(say(waitText))
  },
})

const waitText = 'The character’s inventory is full. It can be delivered once there is room.'

BagFull.test('tells what the delivery waits for, and announces it', async () => {
  const dialog = within(await screen.findByRole('dialog'))
  const reason = await dialog.findByText(say(waitText))
  await waitFor(() => expect(reason).toBeVisible())
  await expect(reason.closest('li')).toHaveAttribute('aria-current', 'step')
  await waitFor(() => expect(announcerElement()).toHaveTextContent(say(waitText)))
})
