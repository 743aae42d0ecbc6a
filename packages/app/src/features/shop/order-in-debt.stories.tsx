import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { expect, screen, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Order in debt',
  component: PortalAt,
  args: { path: '/shop/pithos-of-pandora' },
  parameters: { layout: 'fullscreen' },
})

export const InDebt = meta.story(mocked(getUser, { ...sampleUser, balanceCoins: 0, debtCoins: 1250 }))

InDebt.test('says that the debt comes first, before the player tries to order', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Pithos of Pandora' }))
  await dialog.findByText(
    saying('You owe Olympus Coins. You can spend again once your next purchases have paid it off.'),
  )
  await expect(dialog.getByRole('link', { name: say('Buy OC') })).toHaveAttribute('href', '/purchase')
  await expect(dialog.queryByText(say('Balance after purchase'))).toBeNull()
})
