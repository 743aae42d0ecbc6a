import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { ItemFacts } from '@olympus/ui/item-tooltip/item-details'

import { useFormat } from '../../locale/use-format.ts'
import { figuresOf, type Figure } from './item-figure-rules.ts'
import { langOf } from '../texts/english-texts.ts'
import { useItemTexts } from './item-texts.ts'

const optionTypes: Readonly<Record<string, MessageDescriptor>> = {
  JEWELS: msg`Jewel`,
  WEAPON_SHELL: msg`Weapon shell`,
  ARMOR_SHELL: msg`Armor shell`,
  RUNE: msg`Rune`,
}

const statNames: Readonly<Record<string, MessageDescriptor>> = {
  attack: msg`Attack`,
  defense: msg`Defense`,
  element: msg`Element`,
  hp: msg`HP`,
  fire: msg`Fire`,
  water: msg`Water`,
  light: msg({ message: 'Light', context: 'element' }),
  shadow: msg`Shadow`,
}

/** Labels and values of an item's figures. */
export function useFigureTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()

  const figureLabel = ({ kind, name, effect }: Figure): string => {
    const stat = statNames[name] ? i18n._(statNames[name]) : name
    const type = optionTypes[name] ? i18n._(optionTypes[name]) : name
    const labels: Record<Figure['kind'], () => string> = {
      upgrade: () => t`Upgrade`,
      elementRate: () => t`Element`,
      level: () => t`Specialist level`,
      option: () => t`${type}, effect ${effect}`,
      points: () => t`${stat}, points`,
      perfection: () => t`${stat}, perfection`,
    }
    return labels[kind]()
  }

  const figureValue = ({ kind, value }: Figure): string => {
    if (kind === 'elementRate') return format.percent(value / 100)
    return kind === 'level' ? format.number(value) : format.change(value)
  }

  return { figureLabel, figureValue }
}

interface FactsOptions {
  /** The character that a bound item belongs to. */
  readonly owner: string
  /** The slot where the item is worn. */
  readonly slot?: number
}

/** What a tooltip says about an item. */
export function useItemFacts() {
  const { t } = useLingui()
  const format = useFormat()
  const { gameData, lookOf, slotName } = useItemTexts()
  const { figureLabel, figureValue } = useFigureTexts()

  return (item: CharacterItem, { owner, slot }: FactsOptions): ItemFacts => {
    const known = gameData.item(item.vnum)
    const line =
      slot === undefined
        ? known?.kind && <span lang={langOf(known, 'kind')}>{known.kind}</span>
        : slotName(slot)
    const figures = figuresOf(item).filter(({ kind }) => kind !== 'upgrade' && kind !== 'elementRate')
    const expiry = item.expiresAt && format.dateTime(item.expiresAt)
    return {
      ...lookOf(item),
      ...(line && { line }),
      stats: figures.map((figure) => ({
        key: figure.key,
        label: figureLabel(figure),
        value: figureValue(figure),
      })),
      bonuses: [
        ...(known?.description
          ? [
              {
                key: 'description',
                text: <span lang={langOf(known, 'description')}>{known.description}</span>,
              },
            ]
          : []),
        ...(expiry ? [{ key: 'expiry', text: t`Until ${expiry}` }] : []),
      ],
      ...(item.isBound && { binding: t`Bound to ${owner}` }),
    }
  }
}
