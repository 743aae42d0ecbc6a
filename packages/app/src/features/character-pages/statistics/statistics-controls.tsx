import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { type StatisticPeriod, statisticPeriods } from '@olympus/contract/statistic-keys'
import type { Statistics } from '@olympus/contract/statistics'
import { Icon } from '@olympus/ui/icon/icon'
import { Select } from '@olympus/ui/select/select'
import { media } from '@olympus/ui/theme/media'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useFormat } from '../../../locale/use-format.ts'
import { useGameData } from '../../../shared/game-data/use-game-data.ts'
import { useCharacterTexts } from '../../../shared/texts/character-texts.ts'
import { useMedia } from '../../../shared/use-media.ts'
import { AgeLine } from '../section-age.tsx'
import { englishLabels, langOf } from '../../../shared/texts/english-texts.ts'
import { statisticsSearch, type StatisticsPlace } from './statistics-query.ts'
import * as styles from './statistics-section.css.ts'

interface StatisticsControlsProps {
  readonly characterId: number
  readonly place: StatisticsPlace
  /** What was loaded last. Undefined while loading. */
  readonly shown: Statistics | undefined
}

/** Period, comparison and age. */
export function StatisticsControls({ characterId, place, shown }: StatisticsControlsProps): ReactNode {
  const { t } = useLingui()
  const isPhone = useMedia(media.mobile)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const change = (changed: Partial<StatisticsPlace>) =>
    void navigate({ search: statisticsSearch(search, changed) }, { replace: true })

  return (
    <>
      <div className={styles.choices}>
        <div className={styles.group}>
          <Periods isPhone={isPhone} chosen={place.period} onChoose={(period) => change({ period })} />
        </div>
        <div className={styles.group}>
          <Comparison
            characterId={characterId}
            isPhone={isPhone}
            chosen={place.compareWith}
            onChoose={(compareWith) => change({ compareWith })}
          />
          {!isPhone && <ComparisonHint place={place} shown={shown} />}
        </div>
      </div>
      {isPhone && <ComparisonHint place={place} shown={shown} />}
      <div className={styles.group}>
        <div className={styles.age}>
          <AgeLine age={shown} />
          <p className={styles.hint}>{t`Counted when the character leaves a map.`}</p>
        </div>
      </div>
    </>
  )
}

interface PeriodsProps {
  readonly isPhone: boolean
  readonly chosen: StatisticPeriod
  readonly onChoose: (period: StatisticPeriod) => void
}

function Periods({ isPhone, chosen, onChoose }: PeriodsProps): ReactNode {
  const { t } = useLingui()
  const { season, isLoading } = useGameData()
  const seasonLang = langOf(season, 'name')
  const names: Record<StatisticPeriod, string> = {
    7: t`7 days`,
    30: t`30 days`,
    season: season?.name ?? t`Season`,
    all: t`All time`,
  }
  // A game does not need to have seasons.
  const periods = statisticPeriods.filter(
    (period) => period !== 'season' || season || isLoading || chosen === 'season',
  )

  if (isPhone)
    return (
      <Select
        label={t`Period`}
        isLabelHidden
        value={chosen}
        {...englishLabels([seasonLang])}
        options={periods.map((period) => ({ value: period, label: names[period] }))}
        onValueChange={(value) => onChoose(statisticPeriods.find((period) => period === value) ?? chosen)}
      />
    )
  return (
    <>
      <h2 className={styles.heading}>{t`Period`}</h2>
      <div role="group" aria-label={t`Period`} className={styles.periods}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === chosen}
            lang={period === 'season' ? seasonLang : undefined}
            className={styles.period}
            onClick={() => onChoose(period)}
          >
            {names[period]}
            {period === chosen && <Icon icon={Check} size={14} className={styles.tick} />}
          </button>
        ))}
      </div>
    </>
  )
}

interface ComparisonProps {
  readonly characterId: number
  readonly isPhone: boolean
  readonly chosen: string
  readonly onChoose: (compareWith: string) => void
}

function Comparison({ characterId, isPhone, chosen, onChoose }: ComparisonProps): ReactNode {
  const { t } = useLingui()
  const texts = useCharacterTexts()
  const { data: roster } = useApi(listCharacters)
  const others = roster?.characters.filter(({ id }) => id !== characterId) ?? []
  return (
    <Select
      label={t`Compare with`}
      isLabelHidden={isPhone}
      isNoteHidden
      value={chosen}
      options={[
        { value: 'nobody', label: t`Nobody` },
        { value: 'median', label: t`Server median` },
        ...others.map((other) => ({ value: String(other.id), label: other.name, note: texts.line(other) })),
      ]}
      onValueChange={onChoose}
    />
  )
}

interface ComparisonHintProps {
  readonly place: StatisticsPlace
  readonly shown: Statistics | undefined
}

/** Whom the median is of. */
function ComparisonHint({ place, shown }: ComparisonHintProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (place.compareWith !== 'median' || !shown) return null
  const { compared } = shown
  if (compared?.kind !== 'median')
    return <p className={styles.hint}>{t`Too few characters of this level for a median.`}</p>
  const { from, to } = compared.levels
  const count = format.number(compared.characters)
  return <p className={styles.hint}>{t`Of ${count} characters from level ${from} to ${to}.`}</p>
}
