import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleLinkedEquipment } from '@olympus/api-client/mocks/sample-equipment-links'
import { openEquipmentLink } from '@olympus/contract/equipment-links'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Linked equipment',
  component: PortalAt,
  args: { path: '/equipment/0aZ_k-7uYdGpS4eN1iOvTg' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('shows equipment, name and date of that moment', async ({ canvas }) => {
  const owner = sampleLinkedEquipment.name
  await expect(
    await canvas.findByRole('heading', { level: 1, name: say('Equipment of {owner}', { owner }) }),
  ).toBeVisible()
  const moment = written.dateTime(sampleLinkedEquipment.asOf)
  await expect(canvas.getByText(say('As it was on {moment}', { moment }))).toBeVisible()
  await expect(await canvas.findByRole('button', { name: /Keraunos/ })).toBeVisible()
  await expect(canvas.queryByText(say('This is your link'))).toBeNull()
})

export const Own = meta.story(mocked(openEquipmentLink, { ...sampleLinkedEquipment, characterId: 311 }))

Own.test('leads back to the character', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: say('Open equipment') })
  await expect(link).toHaveAttribute('href', '/characters/311?section=equipment')
})

/** A game may have slots, items and classes that the portal does not know. */
export const UnknownCodes = meta.story(
  mocked(openEquipmentLink, {
    ...sampleLinkedEquipment,
    characterClass: null,
    className: 'Bard',
    items: [{ slot: 42, item: { vnum: 90_001, amount: 1, rarity: 9 } }],
  }),
)

UnknownCodes.test('shows them by their codes', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Bard')).toBeVisible())
  const item = say('Item {vnum}', { vnum: 90_001 })
  await expect(await canvas.findByRole('button', { name: new RegExp(item) })).toBeVisible()
})

export const Naked = meta.story(mocked(openEquipmentLink, { ...sampleLinkedEquipment, items: [] }))

export const LongNames = meta.story(
  mocked(openEquipmentLink, {
    ...sampleLinkedEquipment,
    name: 'Wolfeschlegelsteinhausenbergerdorffsson',
    characterClass: null,
    className: 'Großmeisterin der Sternenbeschwörung',
  }),
)

export const Loading = meta.story(mocked(openEquipmentLink, loading()))
export const Offline = meta.story(mocked(openEquipmentLink, offline()))
export const Unavailable = meta.story(mocked(openEquipmentLink, fails('SERVICE_UNAVAILABLE')))

/** Deleted, or never created. */
export const NotFound = meta.story(mocked(openEquipmentLink, fails('NOT_FOUND')))

NotFound.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

export const NotALink = meta.story({ args: { path: '/equipment/helm-of-hades' } })

NotALink.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})
