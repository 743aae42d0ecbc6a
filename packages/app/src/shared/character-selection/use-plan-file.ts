import { useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import { csvLines, type Cell } from '@olympus/contract/csv'

import { remainsOf, takingsOf, type ListingState } from '../bazaar/bazaar-rules.ts'
import { figuresInFile } from '../game-data/item-figure-rules.ts'
import { useItemLooks } from '../game-data/use-item-looks.ts'
import { saveFile } from '../save-file.ts'
import { useCharacterTexts } from '../texts/character-texts.ts'
import { serverClock } from '../use-server-clock.ts'

type OwnedItem = SelectionPreview['coupons'][number]
type OwnedBid = SelectionPreview['bids'][number]

interface PlanFile {
  /** The names of the items are not loaded yet. */
  readonly isPending: boolean
  readonly save: (preview: SelectionPreview) => void
}

/** Downloads the whole plan as a CSV file, one line for each character, item and listing. */
export function usePlanFile(): PlanFile {
  const { t } = useLingui()
  const { gameData, lookOf } = useItemLooks()
  const { className } = useCharacterTexts()

  const save: PlanFile['save'] = (preview) => {
    const { deleted, kept, heirId, listings, bids, lostBids, lostSales = [], coupons, missing } = preview
    const nowMs = serverClock(preview)()
    const heir = kept.find(({ id }) => id === heirId)?.name ?? ''
    const nameOf = (id: number) => deleted.find((each) => each.id === id)?.name ?? String(id)

    const lineOf = (what: string, { characterId, item }: OwnedItem, amount = item.amount): Cell[] => {
      const { name, rarityLabel } = lookOf(item)
      return [what, nameOf(characterId), name, item.vnum, amount, rarityLabel, ...figuresInFile(item)]
    }
    const withGold = (line: Cell[], gold: bigint): Cell[] => [
      ...line,
      null,
      null,
      null,
      gold > 0n ? String(gold) : null,
    ]
    const lineOfBid = (what: string, { characterId, bid: { item, amount, price } }: OwnedBid) =>
      withGold(lineOf(what, { characterId, item }, amount), BigInt(price))
    const nothing: Cell[] = [null, null, null, null, null, null]
    const listed: Record<ListingState, string> = {
      onSale: t`For sale, goes to ${heir}`,
      partlySold: t`For sale, goes to ${heir}`,
      sold: t`Sold, the gold goes to ${heir}`,
      expired: t`Expired, goes to ${heir} to take back`,
    }

    const rows: Cell[][] = [
      ...deleted.map((character): Cell[] => {
        const { name, level, heroLevel, gold, mateCount, capturedAt } = character
        const lost: Cell[] = [className(character), level, heroLevel, gold, mateCount, capturedAt]
        return [t`Deleted`, name, ...nothing, ...lost]
      }),
      ...listings.map(({ characterId, listing }): Cell[] => {
        const { state, pieces, gold } = remainsOf(listing, nowMs)
        return withGold(lineOf(listed[state], { characterId, item: listing.item }, pieces), gold)
      }),
      ...bids.map((owned) => lineOfBid(t`Bid, goes to ${heir}`, owned)),
      ...lostBids.map((owned) => lineOfBid(t`Bid, lost`, owned)),
      ...lostSales.map(({ characterId, listing }) => {
        const { item, soldAmount } = listing
        const line = lineOf(t`Sold, the gold is lost`, { characterId, item }, soldAmount)
        return withGold(line, takingsOf(listing).proceeds)
      }),
      ...coupons.map((entry) => lineOf(t`Becomes a coupon`, entry)),
      ...missing.map((entry) => lineOf(t`No longer there`, entry)),
    ]
    const header = [
      t`What happens`,
      t`Character`,
      t`Item`,
      t`Item number`,
      t`Quantity`,
      t`Rarity`,
      t`Upgrade`,
      t`Element (%)`,
      t`Class`,
      t`Level`,
      t`Hero level`,
      t`Gold`,
      t`Pets and partners`,
      t`As of (UTC)`,
    ]
    const padded = rows.map((row) => [...row, ...header.slice(row.length).map(() => null)])
    const day = new Date().toLocaleDateString('sv-SE')
    saveFile(`olympus-selection-${day}.csv`, 'text/csv', csvLines(header, padded))
  }

  return { isPending: gameData.isLoading, save }
}
