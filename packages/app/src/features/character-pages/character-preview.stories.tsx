import { mock } from '@olympus/api-client/mock'
import { sampleBazaar } from '@olympus/api-client/mocks/sample-bazaar'
import { sampleBonuses } from '@olympus/api-client/mocks/sample-character-bonuses'
import {
  sampleCharacterView,
  sampleInventory,
  samplePreviewOf,
  samplePrivateAge,
} from '@olympus/api-client/mocks/sample-character-pages'
import {
  type CharacterView,
  getBazaar,
  getBonuses,
  getCharacter,
  getInventory,
} from '@olympus/contract/character-pages'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import type { Mocking } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Character preview',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }: Mocking) {
    const view = sampleCharacterView(311)
    const shown: CharacterView = { ...samplePreviewOf(view), sections: ['inventory', 'bonuses', 'bazaar'] }
    const ageOf = (as: 'players' | undefined) => (as ? samplePrivateAge : {})
    msw.use(
      mock(getCharacter, ({ query }) => (query.as ? shown : view)),
      mock(getInventory, ({ query }) => ({ ...sampleInventory, ...ageOf(query.as) })),
      mock(getBonuses, ({ query }) => ({ ...sampleBonuses, ...ageOf(query.as) })),
      mock(getBazaar, ({ query }) => ({ ...sampleBazaar, ...ageOf(query.as) })),
    )
  },
})

const notice = () => say('This is what other players see.')

/** Three sections are open; the last visit is not. */
export const Inventory = meta.story({ args: { path: '/characters/311?section=inventory&view=players' } })

Inventory.test('shows no age, because others see none', async ({ canvas, canvasElement }) => {
  await canvas.findAllByRole('option', { name: /Spear of Peleus/ })
  await expect(canvas.getByText(notice())).toBeVisible()
  await expect(canvasElement.querySelector('time')).toBeNull()
})

Inventory.test('stays one while the owner filters', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: say('Search in all bags') }), 'honey')
  await canvas.findByRole('region', { name: say('Found in all bags') })
  await expect(canvas.getByText(notice())).toBeVisible()
})

export const Bonuses = meta.story({ args: { path: '/characters/311?section=bonus&view=players' } })

Bonuses.test('stays one while the owner filters', async ({ canvas, userEvent }) => {
  const titles = await canvas.findByRole('button', { name: say('Titles') })
  await userEvent.click(titles)
  await waitFor(() => expect(titles).toHaveAttribute('aria-pressed', 'true'))
  await expect(canvas.getByText(notice())).toBeVisible()
})

export const Bazaar = meta.story({ args: { path: '/characters/311/bazaar?view=players' } })

Bazaar.test('stays one while the owner filters', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'honey')
  await waitFor(() => expect(canvas.queryByText(/Wings of Ikaros/)).toBeNull())
  await expect(canvas.getByText(notice())).toBeVisible()
})
