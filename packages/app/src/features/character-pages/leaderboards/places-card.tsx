import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getRanks, listBoards, type Board } from '@olympus/contract/leaderboards'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../../locale/use-format.ts'
import { paths } from '../../../paths.ts'
import { leaderboardPath } from '../../../player-paths.ts'
import { useScoreText } from '../../../shared/leaderboards/use-score-text.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { langOf } from '../../../shared/texts/english-texts.ts'
import { NameText } from '../../../shared/texts/name-text.tsx'
import { placeIcon } from './place-icon.ts'
import { sortPlaces, topShare, type Place } from './place-rules.ts'
import * as styles from './places-card.css.ts'

interface PlacesCardProps {
  readonly characterId: number
  /** For the owner, who reads why there are no places; null for others. */
  readonly own: { readonly privacy: { readonly isHiddenFromLeaderboards: boolean } } | null
}

const fewPlaces = 5
const placeholders = [1, 2, 3, 4]

/** The places of a character on the leaderboards, each with a link to its row. Others see no empty card. */
export function PlacesCard({ characterId, own }: PlacesCardProps): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getRanks, { params: { id: characterId } })
  const { data: list } = useApi(listBoards)
  const [isLong, setIsLong] = useState(false)
  const places = sortPlaces(answer.data?.ranks ?? [])
  if (!own && (answer.error?.key === 'NOT_FOUND' || answer.data?.ranks.length === 0)) return null
  const total = places.length

  return (
    <Card
      isFlush
      title={own ? t`Places` : t`Places on the leaderboards`}
      actions={
        <ButtonLink asChild tone="ghost" size="sm">
          <Link to={paths.leaderboards}>{t`Leaderboards`}</Link>
        </ButtonLink>
      }
    >
      <Loaded
        answer={answer}
        isEmpty={({ ranks }) => ranks.length === 0}
        empty={
          <p className={styles.nothing}>
            {own?.privacy.isHiddenFromLeaderboards
              ? t`This character is hidden from the leaderboards.`
              : t`This character is on no leaderboard yet.`}
          </p>
        }
      >
        {(data) => (
          <>
            <ul className={styles.list}>
              {data
                ? places
                    .slice(0, isLong ? total : fewPlaces)
                    .map((place) => (
                      <PlaceRow
                        key={`${place.board} ${place.boss?.code ?? ''}`}
                        place={place}
                        characterId={characterId}
                        board={list?.boards.find(({ key }) => key === place.board)}
                      />
                    ))
                : placeholders.map((place) => (
                    <li key={place} className={styles.row}>
                      <Skeleton width={160} />
                    </li>
                  ))}
            </ul>
            {data && total > fewPlaces && !isLong && (
              <div className={styles.more}>
                <Button tone="ghost" size="sm" onClick={() => setIsLong(true)}>{t`Show all ${total}`}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface PlaceRowProps {
  readonly place: Place
  readonly characterId: number
  /** Undefined while its name is loading. */
  readonly board: Board | undefined
}

function PlaceRow({ place, characterId, board }: PlaceRowProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const scoreText = useScoreText()
  const { boss, best } = place
  const search = `?${boss ? `boss=${boss.code}&` : ''}character=${characterId}`
  const score = scoreText(place.score, place.unit)
  const share = format.percent(topShare(place))
  const entries = format.number(place.totalEntries)
  const bestRank = best && format.number(best.rank)
  const bestDay = best && format.calendarDate(best.day)

  return (
    <li>
      <Link to={leaderboardPath(place.board, search)} className={styles.row}>
        <GameIcon name={placeIcon(place)} size={24} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name}>
            {board ? (
              <NameText name={board.name} nameLang={langOf(board, 'name')} />
            ) : (
              <Skeleton width={96} />
            )}
            {board && boss && (
              <>
                , <NameText name={boss.name} nameLang={langOf(boss, 'name')} />
              </>
            )}
          </span>
          <span className={styles.note}>{t`${score}, top ${share} of ${entries}`}</span>
          {best && best.rank < place.rank && (
            <span className={styles.note}>{t`Best place: ${bestRank}, ${bestDay}`}</span>
          )}
        </span>
        <b className={styles.rank}>{format.number(place.rank)}</b>
      </Link>
    </li>
  )
}
