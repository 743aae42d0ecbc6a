import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'
import { itemsOf, type Offer, OffersFile, twiceProblems } from './wheel-files.ts'
import { wheelItemProblems } from './wheel-item-problems.ts'

const name = 'wheel offers'

const columnsOf = (offer: Offer) =>
  'item' in offer
    ? { item: offer.item, quantity: offer.quantity, tickets: null }
    : { item: null, quantity: null, tickets: offer.tickets }

/** A player agrees to the price of an offer, so what it grants must never change. */
async function contentProblems(transaction: Transaction, offers: readonly Offer[]): Promise<string[]> {
  const known = await transaction.query<{ id: string; contents: string }>(sql`
    select id, concat_ws(' ', item_id, quantity, tickets) as contents from wheel_offer for update`)
  const contents = new Map(known.map((offer) => [offer.id, offer.contents]))
  return offers.flatMap((offer) => {
    const { item, quantity, tickets } = columnsOf(offer)
    const given = [item, quantity, tickets].filter((part) => part !== null).join(' ')
    const before = contents.get(offer.id)
    return before === undefined || before === given
      ? []
      : [`offer ${offer.id}: grants ${before} and can grant nothing else; add an offer with another id`]
  })
}

async function saveOffers(transaction: Transaction, offers: readonly Offer[]): Promise<void> {
  await transaction.execute(sql`
    update wheel_offer set is_listed = false where id <> all(${offers.map(({ id }) => id)}::text[])`)
  for (const [position, offer] of offers.entries()) {
    const { item, quantity, tickets } = columnsOf(offer)
    await transaction.execute(sql`
      insert into wheel_offer (id, item_id, quantity, tickets, price_tokens, position)
      values (${offer.id}, ${item}, ${quantity}, ${tickets}, ${offer.priceTokens}, ${position})
      on conflict (id) do update
        set price_tokens = excluded.price_tokens, position = excluded.position, is_listed = true`)
  }
}

export const wheelOffersCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<file>'],
  summary: 'replaces what tokens can be exchanged for by the offers of a file, in its order',
  async run({ database, files, print }, [file], by) {
    const { offers } = await readJsonFile(files, file, OffersFile)
    refuseProblems(file, twiceProblems('offers', offers))
    await database.transaction(async (transaction) => {
      refuseProblems(file, [
        ...(await wheelItemProblems(transaction, itemsOf(offers))),
        ...(await contentProblems(transaction, offers)),
      ])
      await saveOffers(transaction, offers)
      await recordAct(transaction, { by, command: name, details: { offers } })
    })
    print(`${offers.length} offers are listed`)
  },
}
