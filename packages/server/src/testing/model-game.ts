import { randomUUID } from 'node:crypto'
import { reportCharacters, reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import type { GameItem } from '@olympus/contract/bridge/sections'
import { claimTasks, confirmTasks, rejectTasks, retryTasks, type Task } from '@olympus/contract/bridge/tasks'
import type { z } from '@olympus/contract/schema'
import { sampleReport, sectionOf } from './character-reports.ts'
import type { TestApp } from './test-app.ts'
import { newGameServer, type TestGameServer } from './test-game-server.ts'

type Item = z.input<typeof GameItem>

/** A character as the game has it. */
export interface ModelCharacter {
  readonly id: number
  readonly gameId: string
  readonly name: string
  /** In the second world of the game. */
  readonly isElsewhere: boolean
  worn: Item[]
  bag: Item[]
  ofMates: Item[]
  offered: { readonly listingId: string; readonly item: Item; readonly soldAmount?: number }[]
  bids: { readonly bidId: string; readonly item: Item; readonly isWon?: boolean }[]
}

export type ModelBelongings = Partial<
  Pick<ModelCharacter, 'isElsewhere' | 'worn' | 'bag' | 'ofMates' | 'offered' | 'bids'>
>

const offer = {
  soldAmount: 0,
  pricePerItem: 100,
  saleFee: 10,
  isPackage: false,
  hasMedal: false,
  listedAt: '2026-06-10T09:41:00.000Z',
  expiresAt: '2026-06-17T09:41:00.000Z',
}
const bid = { price: 100, highestPrice: 100, endsAt: '2026-06-13T09:41:00.000Z' }
const mate = { typeCode: 0, vnum: 1, name: 'Owl', level: 1, loyalty: 1, hp: 1, mp: 1, attack: 1, defense: 1 }

const sectionsOf = ({ worn, bag, ofMates, offered, bids }: ModelCharacter) => ({
  equipment: sectionOf({ items: worn.map((item, slot) => ({ slot, item })) }),
  inventory: sectionOf({ items: bag.map((item, position) => ({ type: 0, position, item })) }),
  mates: sectionOf({
    mates: [{ ...mate, mateId: 'owl', isInTeam: true, items: ofMates.map((item, slot) => ({ slot, item })) }],
  }),
  bazaar: sectionOf({
    listings: offered.map((listed) => ({ ...offer, ...listed, amount: listed.item.amount ?? 1 })),
    bids: bids.map(({ bidId, item, isWon = false }) => ({
      ...bid,
      bidId,
      item,
      amount: item.amount ?? 1,
      isWon,
    })),
  }),
})

const elsewhereOf = (world: string) => `${world}-2`

const deliveredItem = (task: Extract<Task, { kind: 'delivery' }>): Item =>
  task.gameItem ?? { vnum: 1, name: task.itemId ?? '', amount: task.quantity }

/** Two game worlds of its own: characters of one account with everything they have. */
export class ModelGame {
  readonly characters = new Map<number, ModelCharacter>()
  readonly world: string
  readonly #server: TestGameServer
  readonly #accountId: number
  #counter = 0
  #epoch: number

  private constructor(server: TestGameServer, world: string, accountId: number) {
    this.#server = server
    this.#epoch = server.epoch
    this.world = world
    this.#accountId = accountId
  }

  /** Adds a game server for a world, unless its key is given. */
  static async start(
    app: Pick<TestApp, 'callOrFail' | 'callUnchecked' | 'database'>,
    accountId: number,
    { world = `w-${randomUUID()}`, key }: { readonly world?: string; readonly key?: string } = {},
  ): Promise<ModelGame> {
    const server = await newGameServer(app, {
      worlds: [world, elsewhereOf(world)],
      ...(key !== undefined && { key }),
    })
    return new ModelGame(server, world, accountId)
  }

  get server(): TestGameServer {
    return this.#server
  }

  async report(character: ModelCharacter): Promise<number> {
    this.#counter += 1
    const { answers } = await this.#server.sendBatch(
      reportCharacters,
      [
        sampleReport({
          accountId: this.#accountId,
          epoch: this.#epoch,
          counter: this.#counter,
          gameId: character.gameId,
          summary: { name: character.name },
          sections: sectionsOf(character),
        }),
      ],
      { world: character.isElsewhere ? elsewhereOf(this.world) : this.world },
    )
    return answers[0]?.characterId ?? 0
  }

  /** Adds a character to the game and reports it. */
  async add(name: string, belongings: ModelBelongings = {}): Promise<ModelCharacter> {
    const nothing = { isElsewhere: false, worn: [], bag: [], ofMates: [], offered: [], bids: [] }
    const character = { id: 0, gameId: randomUUID() as string, name, ...nothing, ...belongings }
    const added = { ...character, id: await this.report(character) }
    this.characters.set(added.id, added)
    return added
  }

  of(id: number): ModelCharacter {
    const character = this.characters.get(id)
    if (!character) throw new Error(`The game has no character ${id}`)
    return character
  }

  claim(limit = 1): Promise<Task[]> {
    const body = { bootId: this.#server.bootId, limit, leaseMs: 600_000, waitMs: 0 }
    return this.#server.callOrFail(claimTasks, { body }).then(({ tasks }) => tasks)
  }

  /** Does a task in the game. One that was done before has no effect. */
  async perform(task: Task): Promise<void> {
    const character = this.characters.get(task.characterId)
    if (!character) return
    if (task.kind === 'delivery') character.bag.push(deliveredItem(task))
    if (task.kind === 'report-character') {
      this.#epoch = task.epoch
      await this.report(character)
    }
    if (task.kind === 'move-listings') {
      const heir = this.of(task.toCharacterId)
      heir.offered.push(...character.offered.splice(0))
      heir.bids.push(...character.bids.splice(0))
    }
    if (task.kind === 'remove-character') this.characters.delete(task.characterId)
  }

  async confirm({ id, leaseToken }: Task): Promise<void> {
    await this.#server.sendBatch(confirmTasks, [{ id, leaseToken }])
  }

  async reject({ id, leaseToken }: Task): Promise<void> {
    await this.#server.sendBatch(rejectTasks, [{ id, leaseToken, reason: 'OTHER' }])
  }

  async retry({ id, leaseToken }: Task): Promise<void> {
    await this.#server.sendBatch(retryTasks, [{ id, leaseToken, reason: 'OTHER' }])
  }

  async reportDeleted(gameId: string): Promise<void> {
    const entry = { gameId, deletedAt: new Date().toISOString() }
    await this.#server.sendBatch(reportDeletedCharacters, [entry], { world: this.world })
  }

  /** Deletes a character in the game, whatever the portal wants, and reports it. */
  async delete(id: number): Promise<void> {
    const { gameId } = this.of(id)
    this.characters.delete(id)
    await this.reportDeleted(gameId)
  }

  /** Does one task, if there is one. Resolves with it. */
  async play(): Promise<Task | undefined> {
    const [task] = await this.claim()
    if (!task) return undefined
    await this.perform(task)
    await this.confirm(task)
    return task
  }
}
