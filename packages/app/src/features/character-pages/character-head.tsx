import { useLingui } from '@lingui/react/macro'
import { useApi, useIsStored } from '@olympus/api-client/hooks'
import type { CharacterView } from '@olympus/contract/character-pages'
import { listCharacters, type Presence } from '@olympus/contract/characters'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { DeletionNotice } from '../../shared/deletion-notice.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import * as styles from './character-head.css.ts'

/** Portrait, name, class, element, faction, presence and levels. Undefined while loading. */
export function CharacterHead({ character }: { character: CharacterView | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const levels = [
    { label: t`Level`, value: character?.level },
    { label: t`Hero level`, value: character?.heroLevel },
    { label: t`Job level`, value: character?.jobLevel },
  ]

  return (
    <>
      <PageTitle title={character?.name ?? t`Character`} />
      <div className={styles.root}>
        <div className={styles.hero}>
          <ItemTile
            icon={character && characterIcon(character)}
            rarity="accent"
            size={72}
            className={styles.portrait}
          />
          <div className={styles.words}>
            <h1 className={styles.name} translate="no">
              {character?.name ?? (
                <>
                  <VisuallyHidden>{t`Character`}</VisuallyHidden>
                  <Skeleton width={220} />
                </>
              )}
            </h1>
            <div className={styles.meta}>
              {character ? <Meta character={character} /> : <Skeleton width={260} />}
            </div>
          </div>
        </div>
        <dl className={styles.levels}>
          {levels.map(({ label, value }) => (
            <div key={label} className={styles.level}>
              <dt className={styles.levelLabel}>{label}</dt>
              <dd className={styles.levelValue}>
                {value === undefined ? <Skeleton width={36} /> : format.number(value)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <DeletionNotice />
    </>
  )
}

function Meta({ character }: { character: CharacterView }): ReactNode {
  const texts = useCharacterTexts()
  return (
    <>
      <span>{texts.className(character)}</span>
      <i aria-hidden className={styles.dot} />
      <ElementBadge element={character.element} label={texts.element(character)} />
      <i aria-hidden className={styles.dot} />
      <span>{texts.faction(character)}</span>
      {character.own ? (
        <OwnPresence own={character.own} characterId={character.id} />
      ) : (
        character.lastVisit && <PresenceText presence={character.lastVisit.presence} />
      )}
    </>
  )
}

interface OwnPresenceProps {
  readonly own: NonNullable<CharacterView['own']>
  readonly characterId: number
}

/** Whether the character is in the game, as the roster knows it. */
function OwnPresence({ own, characterId }: OwnPresenceProps): ReactNode {
  const { data: roster } = useApi(listCharacters)
  const isStored = useIsStored(listCharacters, roster)
  if (!roster || isStored) return null
  if (!own.isActive) return <PresenceText presence="deactivated" />
  return <PresenceText presence={roster.presentCharacterId === characterId ? roster.presence : 'offline'} />
}

function PresenceText({ presence }: { presence: Presence | 'deactivated' }): ReactNode {
  const { t } = useLingui()
  const texts: Record<typeof presence, string> = {
    online: t`In the game`,
    offline: t`Not in the game`,
    unknown: t`Status unknown`,
    deactivated: t`Deactivated`,
  }
  return (
    <>
      <i aria-hidden className={styles.dotAboveMobile} />
      <span>{texts[presence]}</span>
    </>
  )
}
