import { useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import { csvLines, type Cell } from '@olympus/contract/csv'

import { useItemLooks } from '../game-data/use-item-looks.ts'
import { saveFile } from '../save-file.ts'
import { useCharacterTexts } from '../texts/character-texts.ts'
import { bidItem, offeredItem } from './plan-rules.ts'

type OwnedItem = SelectionPreview['coupons'][number]

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

  const save: PlanFile['save'] = ({ deleted, kept, heirId, listings, bids, lostBids, coupons, missing }) => {
    const heir = kept.find(({ id }) => id === heirId)?.name ?? ''
    const nameOf = (id: number) => deleted.find((each) => each.id === id)?.name ?? String(id)

    const lineOf = (what: string, { characterId, item }: OwnedItem): Cell[] => {
      const { name, rarityLabel, upgrade } = lookOf(item)
      return [what, nameOf(characterId), name, item.vnum, item.amount, rarityLabel, upgrade ?? null]
    }
    const nothing: Cell[] = [null, null, null, null, null]

    const rows: Cell[][] = [
      ...deleted.map((character): Cell[] => {
        const { name, level, heroLevel, gold, mateCount, capturedAt } = character
        const lost: Cell[] = [className(character), level, heroLevel, gold, mateCount, capturedAt]
        return [t`Deleted`, name, ...nothing, ...lost]
      }),
      ...listings.map(({ characterId, listing }) =>
        lineOf(t`For sale, goes to ${heir}`, { characterId, item: offeredItem(listing) }),
      ),
      ...bids.map(({ characterId, bid }) =>
        lineOf(t`Bid, goes to ${heir}`, { characterId, item: bidItem(bid) }),
      ),
      ...lostBids.map(({ characterId, bid }) => lineOf(t`Bid, lost`, { characterId, item: bidItem(bid) })),
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
      t`Class`,
      t`Level`,
      t`Hero level`,
      t`Gold`,
      t`Pets and partners`,
      t`As of (UTC)`,
    ]
    const isWide = ({ length }: readonly unknown[]) => length === header.length
    const padded = rows.map((row) =>
      isWide(row) ? row : [...row, ...header.slice(row.length).map(() => null)],
    )
    const day = new Date().toLocaleDateString('sv-SE')
    saveFile(`olympus-selection-${day}.csv`, 'text/csv', csvLines(header, padded))
  }

  return { isPending: gameData.isLoading, save }
}
