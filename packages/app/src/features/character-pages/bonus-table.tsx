import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { useSourceFilter } from './bonus-query.ts'
import { fromSource, type BonusTotal } from './bonus-rules.ts'
import { bonusGroups, groupNames, knownStats } from './bonus-stats.ts'
import type { BonusTexts } from './bonus-texts.ts'
import * as styles from './bonus-table.css.ts'
import { FilterChips } from './filter-chips.tsx'
import { SourceBar, SourceMark } from './source-mark.tsx'

interface BonusTableProps {
  /** Undefined while loading. */
  readonly totals: readonly BonusTotal[] | undefined
  /** All kinds of sources. */
  readonly kinds: readonly string[]
  readonly texts: BonusTexts
}

/** All bonuses in groups, each with a bar of its sources and, when opened, their list. */
export function BonusTable({ totals, kinds, texts }: BonusTableProps): ReactNode {
  const { t, i18n } = useLingui()
  const [kind, choose] = useSourceFilter(kinds)
  const shown = totals && (kind === null ? totals : fromSource(totals, kind))
  const groups = Map.groupBy(shown ?? [], ({ stat }) => knownStats.get(stat)?.group ?? 'other')

  return (
    <Card
      isFlush
      title={t`All bonuses`}
      description={t`A bar shows how much of a bonus comes from which source.`}
    >
      {kinds.length > 1 && (
        <div className={styles.filter}>
          <FilterChips
            label={t`Source`}
            options={[
              { value: null, name: t`All sources` },
              ...kinds.map((each) => ({
                value: each,
                name: texts.kindName(each),
                mark: <SourceMark kinds={kinds} kind={each} />,
              })),
            ]}
            chosen={kind}
            onChoose={choose}
          />
        </div>
      )}
      <div className={styles.groups}>
        {shown ? (
          bonusGroups.map((group, place) => {
            const inGroup = groups.get(group)
            return (
              inGroup && (
                <section key={group} aria-label={i18n._(groupNames[group])}>
                  <h3 className={styles.groupName}>{i18n._(groupNames[group])}</h3>
                  {inGroup.map((total, index) => (
                    <BonusRow
                      key={total.key}
                      total={total}
                      kinds={kinds}
                      texts={texts}
                      isOpenAtFirst={place === 0 && index === 0}
                    />
                  ))}
                </section>
              )
            )
          })
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </Card>
  )
}

const rows = Array.from({ length: 8 }, (_, index) => index)

const RowsSkeleton = (): ReactNode => (
  <div aria-hidden>
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton width="70%" height={18} />
        <Skeleton isBlock width="100%" height={14} radius={3} className={styles.bar} />
        <Skeleton width={44} height={18} />
      </div>
    ))}
  </div>
)

interface BonusRowProps {
  readonly total: BonusTotal
  readonly kinds: readonly string[]
  readonly texts: BonusTexts
  readonly isOpenAtFirst: boolean
}

function BonusRow({ total, kinds, texts, isOpenAtFirst }: BonusRowProps): ReactNode {
  const isKnown = knownStats.has(total.stat)
  // Later the player opens and closes it.
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} className={styles.details}>
      <summary className={styles.row}>
        <span className={styles.stat} translate={isKnown ? undefined : 'no'}>
          {texts.statName(total.stat)}
        </span>
        <span className={styles.bar}>
          <SourceBar kinds={kinds} parts={total.parts} />
        </span>
        <b className={styles.amount}>{texts.amount(total)}</b>
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.sources}>
        {total.lines.map(({ source, value }, index) => {
          const look = texts.sourceLook(source)
          return (
            <li key={index} className={styles.source}>
              <SourceMark kinds={kinds} kind={source.kind} />
              {look && <ItemTile icon={look.icon} rarity={look.rarity} size={36} />}
              <span className={styles.words}>
                <span lang={look?.nameLang}>{look?.name ?? texts.kindName(source.kind)}</span>
                {look && <span className={styles.note}>{look.note}</span>}
              </span>
              <b className={styles.amount}>{texts.amount({ total: value, unit: total.unit })}</b>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
