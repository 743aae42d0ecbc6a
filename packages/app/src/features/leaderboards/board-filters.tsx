import { useLingui } from '@lingui/react/macro'
import { characterClasses, factions } from '@olympus/contract/characters'
import type { Board } from '@olympus/contract/leaderboards'
import { Button } from '@olympus/ui/button/button'
import { Select } from '@olympus/ui/select/select'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { englishLabels, langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './board-filters.css.ts'
import { boardSearch, isFiltered, type BoardPlace } from './board-query.ts'
import { BoardSearch } from './board-search.tsx'
import { JumpToMe } from './jump-to-me.tsx'

interface BoardFiltersProps {
  readonly board: Board
  readonly place: BoardPlace
}

const all = 'all'

/** Season, class and faction, the search by name, and the way to the own characters. */
export function BoardFilters({ board, place }: BoardFiltersProps): ReactNode {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const navigate = useNavigate()
  const filter = (change: Partial<BoardPlace>) =>
    void navigate(
      { search: boardSearch({ ...place, page: 1, character: undefined, ...change }) },
      { replace: true },
    )
  const reset = () => filter({ class: undefined, faction: undefined })

  return (
    <search aria-label={board.name} className={styles.bar}>
      <Seasons board={board} place={place} onChoose={(season) => filter({ season })} />
      <Select
        label={t`Class`}
        className={styles.choice}
        value={place.class ?? all}
        options={[
          { value: all, label: t`All classes` },
          ...characterClasses.map((characterClass) => ({
            value: characterClass,
            label: texts.className({ characterClass, className: null }),
          })),
        ]}
        onValueChange={(value) => filter({ class: characterClasses.find((known) => known === value) })}
      />
      <Select
        label={t`Faction`}
        className={styles.choice}
        value={place.faction ?? all}
        options={[
          { value: all, label: t`All factions` },
          ...factions.map((faction) => ({ value: faction, label: texts.factionName(faction) })),
        ]}
        onValueChange={(value) => filter({ faction: factions.find((known) => known === value) })}
      />
      <BoardSearch board={board} place={place} />
      <div className={styles.actions}>
        <Button
          tone="ghost"
          aria-disabled={!isFiltered(place) || undefined}
          className={styles.reset}
          onClick={reset}
        >
          {t`Reset filters`}
        </Button>
        <JumpToMe place={place} className={styles.jump} />
      </div>
    </search>
  )
}

interface SeasonsProps extends BoardFiltersProps {
  readonly onChoose: (season: number | undefined) => void
}

function Seasons({ board: { seasons }, place, onChoose }: SeasonsProps): ReactNode {
  const { t } = useLingui()
  const [newest] = seasons
  if (!newest || newest.name === null) return null
  return (
    <Select
      label={t`Season`}
      className={styles.season}
      {...englishLabels(seasons.map((season) => langOf(season, 'name')))}
      value={String(place.season ?? newest.code)}
      options={seasons.map(({ code, name, closedAt }) => ({
        value: String(code),
        label: name ?? String(code),
        ...(closedAt !== null && { note: t({ message: 'final', context: 'season' }) }),
      }))}
      onValueChange={(value) => onChoose(value === String(newest.code) ? undefined : Number(value))}
    />
  )
}
