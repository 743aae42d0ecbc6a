import { startDataExport } from '@olympus/contract/account'
import { CharacterFile, getCharacterFile } from '@olympus/contract/character-file'
import {
  characterSections,
  getCharacter,
  getEquipment,
  getInventory,
  setCharacterPrivacy,
} from '@olympus/contract/character-pages'
import { privateDetails } from '@olympus/contract/character-privacy'
import { z } from '@olympus/contract/schema'
import { strFromU8, unzipSync } from 'fflate'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { sectionOf } from '../../testing/character-reports.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newPlayer, steppedUpPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

const sections = {
  equipment: sectionOf({ items: [{ slot: 0, item: { vnum: 4711, serial: 'kept-in-the-portal' } }] }),
  inventory: sectionOf({ items: [{ type: 2, position: 1, item: { vnum: 816 } }] }),
}

/** The times of two replies differ. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    ['serverNow', 'writtenAt'].includes(name) ? null : part,
  )

async function reported() {
  const { characterId, report, server, player } = await reportedCharacter(app, { title: 'Hero of Thebes' })
  await sendReport(server, report(2, { sections }))
  return { player, params: { id: characterId } }
}

async function exportedFiles(player: TestPlayer): Promise<Record<string, string>> {
  const { downloadPath } = await app.callOrFail(startDataExport, { as: player })
  const response = await app.fetch(downloadPath)
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  return Object.fromEntries(
    files
      .filter(([name]) => name.startsWith('character-files/'))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}

it('holds what the pages show to the owner', async () => {
  const { player, params } = await reported()
  const file = await app.callOrFail(getCharacterFile, { as: player, params })
  expect(Object.keys(file).sort()).toEqual(['character', 'format', 'sections', 'version', 'writtenAt'])
  expect(file).toMatchObject({ format: 'olympus-character', version: 1 })
  expect(Object.keys(file.sections).sort()).toEqual([...characterSections].sort())
  const shown = {
    character: await app.callOrFail(getCharacter, { as: player, params }),
    sections: {
      equipment: await app.callOrFail(getEquipment, { as: player, params }),
      inventory: await app.callOrFail(getInventory, { as: player, params }),
    },
  }
  expect(withoutTimes(file)).toMatchObject(withoutTimes(shown) as object)
  expect(file.character.own?.title).toBe('Hero of Thebes')
  expect(JSON.stringify(file)).not.toContain('kept-in-the-portal')
})

it('is for the owner only, even if everything is open to players', async () => {
  const { player, params } = await reported()
  const audiences = Object.fromEntries(privateDetails.map((detail) => [detail, 'players' as const]))
  await app.callOrFail(setCharacterPrivacy, { as: player, params, body: { audiences } })
  const stranger = await newPlayer(app)
  const bytesOf = async (id: number) => {
    const headers = { authorization: `Bearer ${stranger.token}` }
    const response = await app.fetch(`/api/characters/${id}/file`, { headers })
    return `${response.status} ${await response.text()}`
  }
  const unknown = await bytesOf(999_999_999)
  expect(unknown).toContain('NOT_FOUND')
  expect(await bytesOf(params.id)).toBe(unknown)
})

it('is limited', async () => {
  const { player, params } = await reported()
  const replies = await Promise.all(
    Array.from({ length: 61 }, () => app.call(getCharacterFile, { as: player, params })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})

it('is part of the data export of its owner, unless the game has deleted the character', async () => {
  const player = await steppedUpPlayer(app)
  const stranger = await steppedUpPlayer(app)
  await createCharacter(database, stranger.accountId)
  const id = await createCharacter(database, player.accountId)
  const deletedId = await createCharacter(database, player.accountId, { isActive: false })
  await database.execute(sql`update character set deleted_at = now() where id = ${deletedId}`)
  const files = await exportedFiles(player)
  expect(Object.keys(files)).toEqual([`character-files/${id}.json`])
  const file: unknown = JSON.parse(files[`character-files/${id}.json`] ?? '')
  expect(z.parse(CharacterFile, file)).toEqual(file)
  const shown = await app.callOrFail(getCharacterFile, { as: player, params: { id } })
  expect(withoutTimes(file)).toEqual(withoutTimes(shown))
})
