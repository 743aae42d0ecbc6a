import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleMate,
  sampleMates,
  samplePartners,
  samplePets,
} from '@olympus/api-client/mocks/sample-character-mates'
import { sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import { getMates } from '@olympus/contract/character-pages'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { expectEnglishNote, untranslatedGameData } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Character pets and partners',
  component: PortalAt,
  args: { path: '/characters/311/pets-and-partners' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('lists pets and partners with their places', async ({ canvas }) => {
  const pets = await canvas.findByRole('region', { name: say('Pets') })
  await waitFor(() => expect(within(pets).getAllByRole('button')).toHaveLength(samplePets.length))
  await expect(pets).toHaveTextContent(say('{count} of {total} places', { count: 4, total: 10 }))
  const partners = canvas.getByRole('region', { name: say('Partners') })
  await expect(within(partners).getAllByRole('button')).toHaveLength(samplePartners.length)
})

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

Wide.test('shows the partner of the team first, then what is chosen', async ({ canvas, userEvent }) => {
  const talos = await canvas.findByRole('region', { name: 'Talos' })
  await waitFor(() => expect(talos).toHaveTextContent('Hammer of Hephaistos'))
  const owl = await canvas.findByRole('button', { name: /Owl of Athena/ })
  await userEvent.click(owl)
  await expect(owl).toHaveAttribute('aria-pressed', 'true')
  await expect(await canvas.findByRole('region', { name: 'Owl of Athena' })).toBeVisible()
})

Wide.test('shows an item of a partner on focus', async ({ canvas, userEvent }) => {
  const hammer = await canvas.findByRole('button', { name: /^Hammer of Hephaistos/ })
  hammer.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByRole('dialog', { name: 'Hammer of Hephaistos' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'mobile' } } })

Phone.test('opens a partner in a sheet', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Talos/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Talos' })
  await waitFor(() => expect(sheet).toHaveTextContent('Hammerfall'))
})

export const PartlyEnglish = meta.story({
  globals: { viewport: { value: 'desktop' } },
  ...mocked(...untranslatedGameData('name', 'description', 'kind')),
})

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const talos = within(await canvas.findByRole('region', { name: 'Talos' }))
  for (const name of ['Hammer of Hephaistos', 'Hammerfall'])
    await waitFor(() => expect(talos.getByText(name)).toHaveAttribute('lang', 'en'))
  await expectEnglishNote(canvas)
})

/** A game may have types, kinds, skills, elements and items that the portal does not know. */
export const UnknownMates = meta.story(
  mocked(getMates, {
    ...sampleMates,
    mates: [
      sampleMate({ name: 'Chimera', vnum: 90_001, loyalty: 12_000 }),
      sampleMate({
        name: 'Echidna',
        typeCode: 7,
        vnum: 90_002,
        isInTeam: true,
        items: [{ slot: 42, item: { vnum: 90_003, amount: 1 } }],
        skills: [{ skill: 90_004, rank: 'Ω' }],
      }),
    ],
    maxPets: null,
  }),
)

UnknownMates.test('shows them by their codes', async ({ canvas }) => {
  const others = await canvas.findByRole('region', { name: say('Other companions') })
  await expect(within(others).getByRole('button', { name: /Echidna/ })).toBeVisible()
  const kind = say('{kind}, level {level}', { kind: say('Kind {vnum}', { vnum: 90_001 }), level: 1 })
  await waitFor(() => expect(canvas.getByText(kind)).toBeVisible())
})

export const NoPets = meta.story(mocked(getMates, { ...sampleMates, mates: [...samplePartners] }))

NoPets.test('says where pets come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No pets'))).toBeVisible())
  await expect(canvas.queryByText(say('No partners'))).toBeNull()
})

export const NoPartners = meta.story(mocked(getMates, { ...sampleMates, mates: [...samplePets] }))

export const PartnerWithoutGear = meta.story(
  mocked(getMates, {
    ...sampleMates,
    mates: [sampleMate({ name: 'Talos', typeCode: 0, vnum: 87_345, isInTeam: true })],
  }),
)

export const LongNames = meta.story(
  mocked(getMates, {
    ...sampleMates,
    mates: [
      sampleMate({
        name: 'Wolfeschlegelsteinhausenbergerdorffsson',
        vnum: 90_001,
        species: 'Großfürstlicher Tempelwächterhund',
        element: 'shadow',
        level: 99,
        isInTeam: true,
      }),
      ...samplePartners,
    ],
  }),
)

export const Empty = meta.story(mocked(getMates, { ...sampleMates, mates: [] }))

Empty.test('says where pets and partners come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No pets'))).toBeVisible())
  await expect(canvas.getByText(say('No partners'))).toBeVisible()
})

export const NeverReported = meta.story(
  mocked(getMates, { ...sampleMates, asOf: null, gameServer: null, mates: [] }),
)

export const QuietServer = meta.story(mocked(getMates, { ...sampleMates, ...sampleQuietAge }))

export const Loading = meta.story(mocked(getMates, loading()))

export const Offline = meta.story(mocked(mock(getMates, offline())))

export const Unavailable = meta.story(mocked(getMates, fails('SERVICE_UNAVAILABLE')))

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getMates, fails('NOT_FOUND')))
