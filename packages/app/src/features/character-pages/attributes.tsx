import { useLingui } from '@lingui/react/macro'
import type { OwnFacts } from '@olympus/contract/character-pages'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { Meter } from '@olympus/ui/meter/meter'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useCharacterTexts } from '../../shared/texts/character-texts.ts'
import * as styles from './attributes.css.ts'

interface OwnProps {
  /** Undefined while loading. */
  readonly own: OwnFacts | undefined
}

/** HP, MP, attack and defense. */
export function Vitals({ own }: OwnProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const attack = own && `${format.number(own.attackMin)} – ${format.number(own.attackMax)}`

  return (
    <div className={styles.vitals}>
      <Pool label={t`HP`} value={own?.hp} tone="success" />
      {own?.mp !== null && <Pool label={t`MP`} value={own?.mp} tone="neutral" />}
      <dl className={styles.wells}>
        <Well label={t`Attack`} value={attack} />
        <Well label={t`Defense`} value={own && format.number(own.defense)} />
      </dl>
    </div>
  )
}

interface PoolProps {
  readonly label: string
  readonly value: number | undefined
  readonly tone: 'neutral' | 'success'
}

function Pool({ label, value, tone }: PoolProps): ReactNode {
  const format = useFormat()
  return (
    <div className={styles.pool}>
      <div className={styles.poolLine}>
        <span>{label}</span>
        <b className={styles.figure}>
          {value === undefined ? <Skeleton width={64} /> : format.number(value)}
        </b>
      </div>
      <div aria-hidden data-tone={tone} className={styles.poolBar} />
    </div>
  )
}

function Well({ label, value }: { label: string; value: string | undefined }): ReactNode {
  return (
    <div className={styles.well}>
      <dt className={styles.wellLabel}>{label}</dt>
      <dd className={styles.figure}>{value ?? <Skeleton width={80} />}</dd>
    </div>
  )
}

const shownElements = ['fire', 'water', 'light', 'shadow'] as const

/** Resistances in percent. A dash is unknown, which is not zero. */
export function Resistances({ own }: OwnProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { elementName } = useCharacterTexts()

  return (
    <div className={styles.resistances}>
      <h3 className={styles.resistancesTitle}>{t`Resistances`}</h3>
      {shownElements.map((element) => {
        const value = own?.resistances?.[element]
        const text = value === undefined ? t`Unknown` : format.percent(value / 100)
        return (
          <div key={element} className={styles.resistance}>
            <ElementBadge element={element} label={elementName(element)} />
            <Meter
              label={elementName(element)}
              value={value ?? 0}
              tone={element}
              valueText={text}
              isCaptionHidden
            />
            <b aria-hidden className={styles.resistanceValue}>
              {own ? value === undefined ? '–' : text : <Skeleton width={32} />}
            </b>
          </div>
        )
      })}
    </div>
  )
}
