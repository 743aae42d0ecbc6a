import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { Button } from '@olympus/ui/button/button'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { Icon } from '@olympus/ui/icon/icon'
import { ArrowLeftRight, Plus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import * as styles from './character-swapper.css.ts'
import type { Place } from './swapper-rules.ts'

interface PlaceCardProps {
  readonly place: Place
  /** Of an active slot. */
  readonly number: string | null
  readonly freeHint: string
  /** Names the act: "Deactivate Ianthe". */
  readonly act: (name: string) => { readonly label: string; readonly name: string }
  /** The element that says why the act is not possible now. */
  readonly blockedBy: string | null
  readonly onAct: (character: Character) => void
}

/** A place of the roster with its character, or a free one. */
export function PlaceCard({ place, number, freeHint, act, blockedBy, onAct }: PlaceCardProps): ReactNode {
  const { t } = useLingui()
  const { state, character } = place
  if (state === 'leaving') {
    const { name } = character
    return (
      <EmptyPlace icon={ArrowLeftRight} number={number} title={t`${name} is leaving`}>
        {t`Free once the game confirms`}
      </EmptyPlace>
    )
  }
  if (!character)
    return (
      <EmptyPlace
        icon={Plus}
        number={number}
        title={state === 'first-free' ? t`First free slot` : number === null ? t`Free` : t`Free slot`}
      >
        {state === 'first-free' || number === null ? freeHint : null}
      </EmptyPlace>
    )
  const { label, name } = act(character.name)
  return (
    <li className={styles.place} data-state={state}>
      {number !== null && <span className={styles.number}>{number}</span>}
      <span aria-hidden className={styles.plaque} data-element={character.element}>
        <GameIcon name={characterIcon(character)} size={undefined} className={styles.plaqueIcon} />
      </span>
      <Words character={character} />
      {state === 'waiting' ? (
        <Button size="sm" isPending className={styles.act}>
          {t`Waiting`}
        </Button>
      ) : (
        <Button
          size="sm"
          className={styles.act}
          aria-label={name}
          aria-disabled={blockedBy !== null || undefined}
          aria-describedby={blockedBy ?? undefined}
          onClick={() => onAct(character)}
        >
          {label}
        </Button>
      )}
    </li>
  )
}

function Words({ character }: { character: Character }): ReactNode {
  const texts = useCharacterTexts()
  return (
    <span className={styles.words}>
      <span className={styles.name} translate="no">
        {character.name}
      </span>
      <span className={styles.note}>{texts.line(character)}</span>
      <span className={styles.kind}>
        <ElementBadge element={character.element} label={texts.element(character)} />
        <span className={styles.note}>{texts.faction(character)}</span>
      </span>
    </span>
  )
}

interface EmptyPlaceProps {
  readonly icon: LucideIcon
  readonly number: string | null
  readonly title: string
  readonly children: string | null
}

function EmptyPlace({ icon, number, title, children }: EmptyPlaceProps): ReactNode {
  return (
    <li className={styles.place} data-state="free">
      {number !== null && <span className={styles.number}>{number}</span>}
      <span aria-hidden className={styles.plaque}>
        <Icon icon={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.freeTitle}>{title}</span>
        {children !== null && <span className={styles.note}>{children}</span>}
      </span>
    </li>
  )
}
