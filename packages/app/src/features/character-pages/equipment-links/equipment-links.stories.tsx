import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleEquipment } from '@olympus/api-client/mocks/sample-character-pages'
import { sampleEquipmentLinks } from '@olympus/api-client/mocks/sample-equipment-links'
import { getEquipment } from '@olympus/contract/character-pages'
import {
  createEquipmentLink,
  deleteEquipmentLink,
  listEquipmentLinks,
} from '@olympus/contract/equipment-links'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Character equipment links',
  component: PortalAt,
  args: { path: '/characters/311?section=equipment' },
  parameters: { layout: 'fullscreen' },
})

const [newest] = sampleEquipmentLinks
const moment = () => written.dateTime(newest?.asOf ?? '')

const cardIn = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('region', { name: say('Links to this equipment') })

const linksIn = async (play: Pick<Play, 'canvas'>) =>
  within(await cardIn(play))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

const created = async (play: Play) =>
  play.userEvent.click(await play.canvas.findByRole('button', { name: say('New link') }))

const asked = async ({ canvas, userEvent }: Play) =>
  userEvent.click(
    await canvas.findByRole('button', { name: say('Delete the link of {moment}', { moment: moment() }) }),
  )

const deleted = async (play: Play) => {
  await asked(play)
  await play.userEvent.click(await screen.findByRole('button', { name: say('Delete link') }))
}

const untilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default = meta.story({ parameters: pageModes })

Default.test('lists own links with date and name', async ({ canvas }) => {
  await waitFor(async () =>
    expect(await linksIn({ canvas })).toEqual(sampleEquipmentLinks.map(({ key }) => `/equipment/${key}`)),
  )
  await expect(await cardIn({ canvas })).toHaveTextContent('Kallisto')
  const name = say('Copy the link of {moment}', { moment: moment() })
  await expect(canvas.getByRole('button', { name })).toBeVisible()
})

Default.test('adds a new link first', async (play) => {
  await waitFor(async () => expect(await linksIn(play)).toHaveLength(2))
  await created(play)
  await waitFor(async () => expect(await linksIn(play)).toHaveLength(3))
  await expect((await linksIn(play))[0]).toBe('/equipment/n3W-linkOfToday_abcdeQ')
})

Default.test('removes a link and keeps the focus in the card', async (play) => {
  await deleted(play)
  await untilClosed()
  await expect(await linksIn(play)).not.toContain(`/equipment/${newest?.key}`)
  const card = await cardIn(play)
  await waitFor(() => expect(card).toHaveFocus())
})

export const Empty = meta.story(mocked(listEquipmentLinks, { links: [] }))

Empty.test('says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByText(say('No links yet'))).toBeVisible()
})

/** There is nothing that a link could show. */
export const NeverReported = meta.story(
  mocked(
    mock(getEquipment, { ...sampleEquipment, asOf: null, gameServer: null, items: [] }),
    mock(listEquipmentLinks, { links: [] }),
  ),
)

NeverReported.test('offers no link', async ({ canvas }) => {
  await canvas.findByText(say('No links yet'))
  await expect(canvas.queryByRole('button', { name: say('New link') })).toBeNull()
})

export const Loading = meta.story(mocked(listEquipmentLinks, loading()))
export const Offline = meta.story(mocked(listEquipmentLinks, offline()))
export const Unavailable = meta.story(mocked(listEquipmentLinks, fails('SERVICE_UNAVAILABLE')))
export const Gone = meta.story(mocked(listEquipmentLinks, fails('NOT_FOUND')))

export const Creating = meta.story({ ...mocked(createEquipmentLink, loading()), play: created })

export const AtTheLimit = meta.story({
  ...mocked(createEquipmentLink, fails('EQUIPMENT_LINK_LIMIT_REACHED')),
  play: created,
})

AtTheLimit.test('says what to do', async (play) => {
  const alert = await within(await cardIn(play)).findByRole('alert')
  await expect(alert).toHaveTextContent(
    say('This character has the maximum number of links to its equipment. Delete one first.'),
  )
  await waitFor(async () => expect(await linksIn(play)).toHaveLength(2))
})

export const CreateOffline = meta.story({ ...mocked(createEquipmentLink, offline()), play: created })

export const SameEquipment = meta.story({
  ...mocked(createEquipmentLink, newest ?? fails('NOT_FOUND')),
  play: async (play) => {
    await waitFor(async () => expect(await linksIn(play)).toHaveLength(2))
    await created(play)
  },
})

SameEquipment.test('has one link only', async (play) => {
  await expect(await screen.findByText(say('You already have a link to this equipment'))).toBeVisible()
  await expect(await linksIn(play)).toHaveLength(2)
})

/** The character was deleted while its page was open. */
export const CreateGone = meta.story({
  ...mocked(createEquipmentLink, fails('NOT_FOUND')),
  play: created,
})

export const DeleteQuestion = meta.story({ play: asked })

export const DeleteOffline = meta.story({ ...mocked(deleteEquipmentLink, offline()), play: deleted })

DeleteOffline.test('keeps the link', async (play) => {
  await screen.findByRole('alert')
  await expect(await linksIn(play)).toHaveLength(2)
})

/** On another device. */
export const AlreadyDeleted = meta.story({
  ...mocked(deleteEquipmentLink, fails('NOT_FOUND')),
  play: deleted,
})

AlreadyDeleted.test('counts as deleted', async (play) => {
  await untilClosed()
  await waitFor(async () => expect(await linksIn(play)).toHaveLength(1))
})
