import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getBonuses, getEquipment } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { highlightsOf, kindsOf, totalsOf, type BonusTotal } from './bonus-rules.ts'
import { BonusSources } from './bonus-sources.tsx'
import { highlightIcons, knownSources, knownStats } from './bonus-stats.ts'
import { BonusTable } from './bonus-table.tsx'
import { useBonusTexts, type BonusTexts } from './bonus-texts.ts'
import * as page from './character-page.css.ts'
import * as styles from './bonus-section.css.ts'
import { refreshMsOf } from './refresh-rules.ts'
import { refuseClosed } from './refuse-closed.ts'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { readIsPreview, sectionPath } from './section-query.ts'
import { TimedBonuses } from './timed-bonuses.tsx'
import { viewRequest } from './view-request.ts'

interface BonusSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

type Bonuses = DataOf<typeof getBonuses>

const orders = { stats: [...knownStats.keys()], kinds: [...knownSources.keys()] }
const nothingWorn: DataOf<typeof getEquipment>['items'] = []

/** What raises the figures of a character, by figure, by source and by time. */
export function BonusSection({ characterId, character }: BonusSectionProps): ReactNode {
  const [search] = useSearchParams()
  const request = viewRequest(characterId, search)
  const mayOpenEquipment = character?.sections.includes('equipment') === true
  const refresh = { refreshInterval: refreshMsOf(character) }
  const answer = useApi(getBonuses, request, refresh)
  refuseClosed(answer, character)
  const { data: equipment } = useApi(getEquipment, mayOpenEquipment ? request : null, refresh)
  const texts = useBonusTexts(equipment?.items ?? nothingWorn)
  const equipmentPath = mayOpenEquipment ? sectionPath('equipment', characterId, readIsPreview(search)) : null
  const { data } = answer
  const lines = data?.lines
  const totals = useMemo(() => lines && totalsOf(lines, orders), [lines])
  const kinds = useMemo(() => kindsOf(lines ?? [], orders.kinds), [lines])

  return (
    <>
      <QuietCallout age={data} />
      <div className={page.columns}>
        <div className={page.column}>
          <Loaded answer={answer} isEmpty={isEmpty} empty={<NoBonuses equipmentPath={equipmentPath} />}>
            {() => (
              <div className={page.column}>
                <Highlights totals={totals} texts={texts} />
                <BonusTable totals={totals} kinds={kinds} texts={texts} />
              </div>
            )}
          </Loaded>
        </div>
        <div className={page.column}>
          <TimedBonuses bonuses={data} texts={texts} />
          {totals && lines && lines.length > 0 && (
            <BonusSources lines={lines} totals={totals} kinds={kinds} texts={texts} />
          )}
          <Card isFlush>
            <div className={page.age}>
              <AgeLine age={data} />
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}

const isEmpty = ({ lines }: Bonuses) => lines.length === 0

interface HighlightsProps {
  /** Undefined while loading. */
  readonly totals: readonly BonusTotal[] | undefined
  readonly texts: BonusTexts
}

function Highlights({ totals, texts }: HighlightsProps): ReactNode {
  const { t } = useLingui()
  const shown = totals && highlightsOf(totals, [...highlightIcons.keys()])
  return (
    <Card isFlush aria-label={t`At a glance`}>
      <dl className={styles.highlights}>
        {shown
          ? shown.map(({ key, stat, ...total }) => (
              <div key={key} className={styles.highlight}>
                <dt className={styles.highlightName}>
                  <GameIcon
                    name={highlightIcons.get(stat) ?? 'rainbow-star'}
                    size={18}
                    className={styles.highlightIcon}
                  />
                  {texts.statName(stat)}
                </dt>
                <dd className={styles.highlightValue}>{texts.amount(total)}</dd>
              </div>
            ))
          : [...highlightIcons.keys()].map((stat) => (
              <div key={stat} className={styles.highlight}>
                <dt className={styles.highlightName}>{texts.statName(stat)}</dt>
                <dd className={styles.highlightValue}>
                  <Skeleton width={72} />
                </dd>
              </div>
            ))}
      </dl>
    </Card>
  )
}

interface NoBonusesProps {
  /** Null: the player may not open the equipment. */
  readonly equipmentPath: string | null
}

function NoBonuses({ equipmentPath }: NoBonusesProps): ReactNode {
  const { t } = useLingui()
  return (
    <Card>
      <EmptyState
        icon="laurels"
        title={t`No bonuses yet`}
        description={t`Equipment, titles, the fairy and trophies add bonuses. They are summed up here.`}
        action={
          equipmentPath === null ? undefined : (
            <ButtonLink asChild>
              <Link to={equipmentPath}>{t`See the equipment`}</Link>
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
