import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BonusLine, TimedBonus } from '@olympus/contract/character-bonuses'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'
import type { Rarity } from '@olympus/ui/rarity-pips/rarities'
import { useMemo } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { trueMinus } from '../../locale/true-minus.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cached } from '../../shared/cached.ts'
import type { BonusTotal } from './bonus-rules.ts'
import { knownSources, knownStats } from './bonus-stats.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { langOf } from '../../shared/texts/english-texts.ts'

const percentChanges = cached(
  (tag: string) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

interface WornItem {
  readonly slot: number
  readonly item: CharacterItem
}

/** How a source is shown. */
interface SourceLook {
  readonly name: string
  readonly nameLang?: 'en' | undefined
  /** What it is: the slot of an item, or the kind of source. */
  readonly note: string
  /** Undefined until the game data is loaded. */
  readonly icon: string | undefined
  readonly rarity: Rarity
}

interface KnownTimed {
  readonly name: MessageDescriptor
  readonly icon: GameIconName
}

/** Timed bonuses by the code of the game. */
const knownTimed: Readonly<Record<number, KnownTimed>> = {
  0: { name: msg`Gold bazaar medal`, icon: 'token' },
  1: { name: msg`Silver bazaar medal`, icon: 'token' },
  2: { name: msg`Backpack`, icon: 'knapsack' },
  3: { name: msg`Pet basket`, icon: 'nest-eggs' },
  4: { name: msg`Partner backpack`, icon: 'swap-bag' },
  5: { name: msg`Inventory expansion`, icon: 'chest' },
}

/** Names of figures and sources. What the portal does not know is shown as the game calls it. */
export function useBonusTexts(worn: readonly WornItem[]) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const format = useFormat()
  const items = useItemTexts()

  return useMemo(() => {
    const statName = (stat: string): string => {
      const known = knownStats.get(stat)
      return known ? i18n._(known.name) : stat
    }

    const kindName = (kind: string): string => {
      const known = knownSources.get(kind)
      return known ? i18n._(known.all) : kind
    }

    /** `+34%`, `+2,480` */
    const amount = ({ total, unit }: Pick<BonusTotal, 'total' | 'unit'>): string =>
      unit === 'percent' ? trueMinus(percentChanges(tag).format(total / 100)) : format.change(total)

    const wornItem = ({ name, vnum }: BonusLine['source']) =>
      worn.find(({ item }) => (vnum === null ? item.name === name : item.vnum === vnum))

    /** Undefined if the game reports only the kind of the source. */
    const sourceLook = (source: BonusLine['source']): SourceLook | undefined => {
      const { kind, name, vnum } = source
      const known = knownSources.get(kind)
      const kindNote = known ? i18n._(known.one) : kind
      if (vnum === null && name === null) return undefined
      const found = wornItem(source)
      if (!found && vnum === null)
        return { name: name ?? '', note: kindNote, icon: known?.icon ?? 'help', rarity: 'common' }

      const item = found?.item ?? { vnum: vnum ?? 0, ...(name !== null && { name }) }
      const { upgrade, ...look } = items.lookOf(item, found?.slot)
      const isRate = found?.item.elementRate !== undefined
      const slot = found ? items.slotName(found.slot) : kindNote
      return {
        ...look,
        name: upgrade === undefined || isRate ? look.name : `${look.name} ${upgrade}`,
        note: upgrade !== undefined && isRate ? t`${slot}, ${upgrade}` : slot,
      }
    }

    const timedLook = ({ typeCode, name, vnum }: TimedBonus) => {
      const known = knownTimed[typeCode]
      const item = vnum === null ? null : items.gameData.item(vnum)
      return {
        name: known ? i18n._(known.name) : (item?.name ?? name ?? t`Bonus ${typeCode}`),
        nameLang: known ? undefined : langOf(item, 'name'),
        icon: known?.icon ?? item?.icon ?? 'hourglass',
      }
    }

    return { statName, kindName, amount, sourceLook, timedLook }
  }, [t, i18n, tag, format, items, worn])
}

export type BonusTexts = ReturnType<typeof useBonusTexts>
