import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CharacterChanges, ComparedFigure } from '@olympus/contract/character-changes'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { ArrowDown, ArrowUp, Clock, Coins, Star, Trophy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import type { ItemLook } from '../../shared/game-data/use-item-look.ts'
import * as styles from './changes-card.css.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'

interface ChangeRowProps {
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly line: ReactNode
  readonly value?: ReactNode
}

export function ChangeRow({ mark, title, line, value }: ChangeRowProps): ReactNode {
  return (
    <li className={styles.row}>
      {mark}
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </div>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </li>
  )
}

const figureNames: Record<ComparedFigure, MessageDescriptor> = {
  level: msg`Level`,
  heroLevel: msg`Hero level`,
  jobLevel: msg`Job level`,
  reputation: msg`Reputation`,
  achievementPoints: msg`Achievement points`,
  gold: msg`Gold`,
  onlineSeconds: msg`Time online`,
}

const figureIcons: Partial<Record<ComparedFigure, LucideIcon>> = {
  reputation: Star,
  achievementPoints: Trophy,
  gold: Coins,
  onlineSeconds: Clock,
}

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** Writes a figure and a difference. Hours and minutes are rounded down. */
function useFigureTexts(figure: ComparedFigure) {
  const format = useFormat()
  if (figure !== 'onlineSeconds') return { written: format.number, change: format.change }
  const written = (seconds: number) => format.unit(Math.trunc(seconds / hourSeconds), 'hour')
  const change = (seconds: number) => {
    const amount = Math.abs(seconds)
    const text =
      amount < hourSeconds ? format.unit(Math.trunc(amount / minuteSeconds), 'minute') : written(amount)
    return `${seconds < 0 ? '−' : '+'}${text}`
  }
  return { written, change }
}

export function FigureRow({ change }: { change: CharacterChanges['figures'][number] }): ReactNode {
  const { t, i18n } = useLingui()
  const { figure, before, now } = change
  const texts = useFigureTexts(figure)
  const icon = figureIcons[figure] ?? (now > before ? ArrowUp : ArrowDown)
  const [is, was] = [texts.written(now), texts.written(before)]
  return (
    <ChangeRow
      mark={
        <span aria-hidden className={styles.mark}>
          <Icon icon={icon} size={18} />
        </span>
      }
      title={i18n._(figureNames[figure])}
      // Hours that are rounded down differ by more or less than the value says.
      line={figure === 'onlineSeconds' ? t`Now ${is}` : t`Now ${is}, before ${was}`}
      value={texts.change(now - before)}
    />
  )
}

interface Shown {
  readonly title: ReactNode
  readonly line: ReactNode
  readonly value?: string | undefined
}

export function EquipmentRow({ change }: { change: CharacterChanges['equipment'][number] }): ReactNode {
  const { t } = useLingui()
  const texts = useItemTexts()
  const { slot, before, now } = change
  const was = before && texts.lookOf(before, slot)
  const is = now && texts.lookOf(now, slot)
  const slotName = texts.slotName(slot)

  const improved = (from: ItemLook, to: ItemLook): Shown => {
    const isUpgrade = from.upgrade !== to.upgrade
    const earlier = isUpgrade ? (from.upgrade ?? '+0') : from.rarityLabel
    return {
      title: <NameText {...to} />,
      line: t`${slotName}, before: ${earlier}`,
      value: isUpgrade ? (to.upgrade ?? '+0') : to.rarityLabel,
    }
  }
  const putOn = (to: ItemLook): Shown => {
    const name = <NameText {...to} />
    const replaced = was && <NameText {...was} />
    return {
      title: <Trans>{name} put on</Trans>,
      line: replaced ? <Trans>Replaced {replaced}</Trans> : slotName,
      value: to.upgrade,
    }
  }
  const takenOff = (from: ItemLook): Shown => {
    const name = <NameText {...from} />
    return { title: <Trans>{name} taken off</Trans>, line: slotName }
  }

  const look = is ?? was
  if (!look) return null
  const shown = !is ? takenOff(look) : was && before?.vnum === now?.vnum ? improved(was, is) : putOn(is)
  return (
    <ChangeRow
      mark={<ItemTile icon={look.icon} rarity={look.rarity} size={36} state={is ? undefined : 'empty'} />}
      {...shown}
    />
  )
}
