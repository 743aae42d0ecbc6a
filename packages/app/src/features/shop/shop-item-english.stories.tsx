import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { getShopItem } from '@olympus/contract/shop'
import { expect, screen, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { expectEnglishNote } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Shop item in English',
  component: PortalAt,
  args: { path: '/shop/pithos-of-pandora' },
  parameters: { layout: 'fullscreen' },
})

const box = sampleDetail('pithos-of-pandora')
if (!box) throw new Error('The samples have no box')

/** An item and one of its drops without a translation. */
export const PartlyEnglish = meta.story(
  mocked(getShopItem, {
    ...box,
    inEnglish: ['name', 'description'],
    drops: box.drops.map((drop, index) => (index === 0 ? { ...drop, inEnglish: ['name' as const] } : drop)),
  }),
)

PartlyEnglish.test('marks what is English, and says why', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: box.name }))
  await expect(await dialog.findByRole('heading', { name: box.name })).toHaveAttribute('lang', 'en')
  await expect(dialog.getByText(box.description)).toHaveAttribute('lang', 'en')
  const [first, second] = box.drops.map(({ name }) => dialog.getByText(name))
  await expect(first).toHaveAttribute('lang', 'en')
  await expect(second).not.toHaveAttribute('lang')
  await expectEnglishNote(dialog)
})
