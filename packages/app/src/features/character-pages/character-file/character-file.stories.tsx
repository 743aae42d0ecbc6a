import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleCharacterFile } from '@olympus/api-client/mocks/sample-equipment-links'
import { getCharacterFile } from '@olympus/contract/character-file'
import { expect, spyOn, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { notPictured } from '../../../../../../.storybook/modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Character file',
  component: PortalAt,
  args: { path: '/characters/311' },
  parameters: { layout: 'fullscreen' },
})

const pressed = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Download JSON') }))

export const Download = meta.story({ parameters: notPictured })

Download.test('saves everything that the pages show', async (play) => {
  const names: string[] = []
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const made = spyOn(URL, 'createObjectURL')
  await pressed(play)
  await waitFor(() => expect(names).toEqual(['kallistrate-2025-06-12.json']))
  clicked.mockRestore()
  const file = made.mock.calls[0]?.[0]
  made.mockRestore()
  const text = file instanceof Blob ? await file.text() : ''
  await expect(JSON.parse(text)).toEqual(sampleCharacterFile(311))
})

/** Somebody else's character has no file. */
export const Stranger = meta.story({ args: { path: '/characters/9001' }, parameters: notPictured })

Stranger.test('is not offered to others', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Appearance'))).toBeVisible())
  await expect(canvas.queryByRole('button', { name: say('Download JSON') })).toBeNull()
})

export const Pending = meta.story({ ...mocked(getCharacterFile, loading()), play: pressed })
export const Offline = meta.story({ ...mocked(getCharacterFile, offline()), play: pressed })
export const TooMany = meta.story({ ...mocked(getCharacterFile, fails('TOO_MANY_REQUESTS')), play: pressed })

TooMany.test('says to wait', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible()
})

/** The character was deleted while its page was open. */
export const Gone = meta.story({ ...mocked(getCharacterFile, fails('NOT_FOUND')), play: pressed })
