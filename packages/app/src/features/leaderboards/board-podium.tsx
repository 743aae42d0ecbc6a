import { useLingui } from '@lingui/react/macro'
import type { BoardEntry } from '@olympus/contract/leaderboards'
import { Podium } from '@olympus/ui/podium/podium'
import { useRef, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { characterPath } from '../../player-paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import * as cardStyles from './board-card.css.ts'
import * as styles from './board-podium.css.ts'
import { Figures, Party, ReportLink, Score, YouBadge, type ShownBoard } from './entry-parts.tsx'
import { useFocusOfMarked } from './use-focus-of-marked.ts'

interface BoardPodiumProps {
  readonly entries: readonly BoardEntry[]
  readonly shown: ShownBoard
  readonly label: string
  /** The page with the character in the URL is shown. */
  readonly hasFound: boolean
}

/** The first three entries, if the page has them. Equal scores have equal ranks here, too. */
export function BoardPodium({ entries, shown, label, hasFound }: BoardPodiumProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  const root = useRef<HTMLOListElement>(null)
  useFocusOfMarked(root, hasFound)
  if (entries.length === 0) return null

  return (
    <Podium
      ref={root}
      aria-label={label}
      className={cardStyles.podium}
      places={entries.map((entry) => {
        const { character, isOwn } = entry
        const rank = format.number(entry.rank)
        const className = texts.className(character)
        const faction = texts.faction(character)
        const isMarked = character.id === shown.place.character
        return {
          key: String(character.id),
          rank,
          rankLabel: t`Rank ${rank}`,
          name: character.name,
          icon: characterIcon(character),
          element: character.element,
          line: (
            <span className={styles.lines}>
              {t`${className}, ${faction}`}
              <Party entry={entry} />
              {isOwn && <YouBadge />}
            </span>
          ),
          score: <Score entry={entry} shown={shown} />,
          scoreLabel: (
            <span className={styles.lines}>
              <span lang={langOf(shown.board, 'scoreName')}>{shown.board.scoreName}</span>
              <Figures entry={entry} shown={shown} />
              {!isOwn && (
                <span className={styles.report}>
                  <ReportLink entry={entry} shown={shown} />
                </span>
              )}
            </span>
          ),
          link: (
            <Link
              to={characterPath(character.id)}
              data-marked={isMarked || undefined}
              aria-current={isMarked ? 'true' : undefined}
            />
          ),
        }
      })}
    />
  )
}
