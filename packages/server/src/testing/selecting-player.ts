import {
  cancelSelection,
  confirmSelection,
  listSelections,
  previewSelection,
  type Selection,
  type SelectionPreview,
} from '@olympus/contract/character-selection'
import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import type { InputOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import { createCharacter } from './game-data.ts'
import { steppedUpPlayer } from './test-account.ts'
import type { Sender, TestApp, TestReply } from './test-app.ts'

type Body = InputOf<typeof confirmSelection>['body']

/** A player with characters, who keeps the first of them, and what such a player does. */
export async function selectingPlayer(app: TestApp, characters = 3) {
  const { database } = app
  const player = await steppedUpPlayer(app)
  const { accountId } = player
  const ids: number[] = []
  for (let number = 1; number <= characters; number += 1)
    ids.push(await createCharacter(database, accountId, { name: `Hero ${number}` }))
  const [heirId = 0, ...deletedIds] = ids
  const chosen = { keptIds: [heirId], heirId }
  const preview = (choice: Pick<Body, 'keptIds' | 'heirId'> = chosen): Promise<SelectionPreview> =>
    app.callOrFail(previewSelection, { as: player, body: choice })

  /** What the player sends after a preview. */
  async function confirmation(choice = chosen): Promise<Body> {
    const { previewHash, deleted } = await preview(choice)
    return { ...choice, previewHash, isAcknowledged: true, phrase: deletionPhrase('en', deleted.length) }
  }

  const confirm = (
    body: Body,
    sender: Omit<Sender, 'as'> = {},
  ): Promise<TestReply<typeof confirmSelection>> =>
    app.call(confirmSelection, { as: player, body, ...sender })

  return {
    player,
    accountId,
    heirId,
    deletedIds,
    chosen,
    preview,
    confirmation,
    confirm,
    confirmOrFail: async (choice = chosen): Promise<Selection> =>
      app.callOrFail(confirmSelection, { as: player, body: await confirmation(choice) }),
    cancel: (sender: Omit<Sender, 'as'> = {}): Promise<TestReply<typeof cancelSelection>> =>
      app.call(cancelSelection, { as: player, ...sender }),
    history: async (): Promise<Selection[]> =>
      (await app.callOrFail(listSelections, { as: player })).selections,
    setState: (state: 'changed' | 'running') =>
      database.execute(sql`
        update character_selection set state = ${state}
        where account_id = ${accountId} and state in ('pending', 'changed', 'running')`),
  }
}
