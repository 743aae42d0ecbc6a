import { Trans, useLingui } from '@lingui/react/macro'
import type { Board, BoardEntry, OwnPlace } from '@olympus/contract/leaderboards'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Badge } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { tooltip } from '@olympus/ui/tooltip/tooltip'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { ArrowDown, ArrowUp, Flag } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { contactPath } from '../../paths.ts'
import { characterPath, leaderboardPath } from '../../player-paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { useScoreText } from '../../shared/leaderboards/use-score-text.ts'
import { characterIcon, useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { boardSearch, type BoardPlace } from './board-query.ts'
import { companions, fewOrMany } from './board-rules.ts'
import { useDistanceText, type FigureText } from './board-texts.ts'
import * as styles from './entry-parts.css.ts'

/** What every part of an entry needs to know about its board. */
export interface ShownBoard {
  readonly board: Board
  readonly place: BoardPlace
  readonly own: readonly OwnPlace[]
  readonly figures: readonly FigureText[]
  /** The characters whose score has just changed. */
  readonly changed: ReadonlySet<number>
}

interface EntryProps {
  readonly entry: BoardEntry
}

export function RankText({ entry: { rank, change } }: EntryProps): ReactNode {
  const format = useFormat()
  return (
    <span className={styles.rank}>
      {format.number(rank)}
      {change !== null && change !== 0 && <Change change={change} />}
    </span>
  )
}

function Change({ change }: { readonly change: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const places = format.number(Math.abs(change))
  const text = change > 0 ? t`Up ${places} since last week` : t`Down ${places} since last week`
  return (
    <span {...tooltip(text)} data-up={change > 0 || undefined} className={styles.change}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Icon icon={change > 0 ? ArrowUp : ArrowDown} size={12} />
      <span aria-hidden>{places}</span>
    </span>
  )
}

/** The link to the character, which a jump to its row focuses. */
export function CharacterLink({ entry, place }: EntryProps & Pick<ShownBoard, 'place'>): ReactNode {
  const { id, name } = entry.character
  const isMarked = id === place.character
  return (
    <Link
      to={characterPath(id)}
      translate="no"
      data-marked={isMarked || undefined}
      aria-current={isMarked ? 'true' : undefined}
      className={styles.name}
    >
      {name}
    </Link>
  )
}

export function YouBadge(): ReactNode {
  const { t } = useLingui()
  return (
    <Badge tone="accent" className={styles.you}>
      {t`You`}
    </Badge>
  )
}

interface ShownEntryProps extends EntryProps {
  readonly shown: ShownBoard
}

/** Name, class, what is special about the entry and what has no column on a phone or in a narrow list. */
export function CharacterCell({ entry, shown }: ShownEntryProps): ReactNode {
  const texts = useCharacterTexts()
  const { character, isOwn } = entry
  return (
    <span className={styles.character}>
      <span className={styles.rankOnPhone}>
        <RankText entry={entry} />
      </span>
      <Avatar size="sm" name={character.name} icon={characterIcon(character)} />
      <span className={styles.words}>
        <span className={styles.line}>
          <CharacterLink entry={entry} place={shown.place} />
          {isOwn && <YouBadge />}
          <span className={styles.classLine}>
            <span className={styles.muted}>{texts.className(character)}</span>
            {!isOwn && <ReportLink entry={entry} shown={shown} />}
          </span>
        </span>
        <Party entry={entry} />
        <Distance entry={entry} shown={shown} />
        <span className={styles.figuresInLine[fewOrMany(shown.figures)]}>
          <Figures entry={entry} shown={shown} />
        </span>
      </span>
    </span>
  )
}

/** Who took part besides the character. */
export function Party({ entry }: EntryProps): ReactNode {
  const format = useFormat()
  const others = companions(entry)
  if (others.length === 0) return null
  const names = <span translate="no">{format.list(others)}</span>
  return (
    <span className={styles.party}>
      <Trans>With {names}</Trans>
    </span>
  )
}

function Distance({ entry, shown: { board, own } }: ShownEntryProps): ReactNode {
  const distanceText = useDistanceText()
  const place = own.find((each) => each.entry.character.id === entry.character.id)
  const text = place && distanceText(board, place)
  return text && <span className={styles.muted}>{text}</span>
}

/** "Kills 312, Deaths 40", where they have no column. */
export function Figures({ entry, shown: { figures } }: ShownEntryProps): ReactNode {
  return figures.map(({ id, name, value }) => (
    <span key={id} className={styles.figure}>
      {name} <b className={styles.figureValue}>{value(entry)}</b>
    </span>
  ))
}

export function Score({ entry, shown: { board, changed } }: ShownEntryProps): ReactNode {
  const scoreText = useScoreText()
  const { score, character } = entry
  return (
    <span
      // Anew with each score, so that it lights up again.
      key={score}
      data-changed={changed.has(character.id) || undefined}
      className={styles.score}
    >
      {scoreText(score, board.unit)}
    </span>
  )
}

/** Leads to the form of support, which says what is reported. */
export function ReportLink({ entry, shown: { board, place } }: ShownEntryProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const scoreText = useScoreText()
  const { id, name } = entry.character
  const boss = board.bosses.find(({ code }) => code === place.boss)?.name
  const where = boss ? `${board.name}, ${boss}` : board.name
  const rank = format.number(entry.rank)
  const score = scoreText(entry.score, board.unit)
  const path = leaderboardPath(
    board.key,
    boardSearch({ boss: place.boss, season: place.season, character: id }),
  )
  const about = t`Entry on the leaderboards: ${where}, rank ${rank}: ${name}, ${score}`
  const label = t`Report the entry of ${name}`
  return (
    <Link
      {...tooltip(label)}
      to={`${contactPath('player')}&about=${encodeURIComponent(`${about}\n${path}`)}`}
      aria-label={label}
      className={styles.report}
    >
      <Icon icon={Flag} size={14} />
    </Link>
  )
}
