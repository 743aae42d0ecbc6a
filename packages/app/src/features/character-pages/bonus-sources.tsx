import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BonusLine } from '@olympus/contract/character-bonuses'
import { Card } from '@olympus/ui/card/card'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import type { ReactNode } from 'react'

import { countBySource, namedSources, sourceKey, type BonusTotal } from './bonus-rules.ts'
import type { BonusTexts } from './bonus-texts.ts'
import * as page from './character-page.css.ts'
import * as styles from './bonus-section.css.ts'
import { SourceMark } from './source-mark.tsx'

interface BonusSourcesProps {
  readonly lines: readonly BonusLine[]
  readonly totals: readonly BonusTotal[]
  readonly kinds: readonly string[]
  readonly texts: BonusTexts
}

/** Every source that the game names, and how many bonuses each kind of source gives. */
export function BonusSources({ lines, totals, kinds, texts }: BonusSourcesProps): ReactNode {
  const { t } = useLingui()
  const named = namedSources(lines, kinds)

  return (
    <div className={page.column}>
      {named.length > 0 && (
        <Card isFlush title={t`Sources`}>
          <ul className={styles.list}>
            {named.map((source) => {
              const look = texts.sourceLook(source)
              return (
                look && (
                  <li key={sourceKey(source)} className={styles.entry}>
                    <SourceMark kinds={kinds} kind={source.kind} />
                    <ItemTile icon={look.icon} rarity={look.rarity} size={36} />
                    <span className={styles.words}>
                      <span className={styles.name} lang={look.nameLang}>
                        {look.name}
                      </span>
                      <span className={styles.hint}>{look.note}</span>
                    </span>
                  </li>
                )
              )
            })}
          </ul>
        </Card>
      )}
      <Card title={t`Where bonuses come from`}>
        <KeyValueList>
          {countBySource(totals, kinds).map(({ kind, count }) => (
            <KeyValue key={kind} label={texts.kindName(kind)}>
              {t`${plural(count, { one: '# bonus', other: '# bonuses' })}`}
            </KeyValue>
          ))}
        </KeyValueList>
      </Card>
    </div>
  )
}
