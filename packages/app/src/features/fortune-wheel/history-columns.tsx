import { Trans, useLingui } from '@lingui/react/macro'
import type { Spin } from '@olympus/contract/wheel'
import { Badge } from '@olympus/ui/badge/badge'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { Column } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { Moment } from '../../shared/moment.tsx'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import * as styles from './fortune-wheel-page.css.ts'

/** On a phone, what the hidden columns say. */
function PhoneLine({ spin: { character, spunAt } }: { readonly spin: Spin }): ReactNode {
  const moment = <Moment at={spunAt} as="day" />
  if (!character) return moment
  const characterName = character.name
  return (
    <Trans>
      {characterName}, {moment}
    </Trans>
  )
}

export function useHistoryColumns(): Column<Spin>[] {
  const { t } = useLingui()
  const { lookOf } = useRewardTexts()

  return [
    {
      id: 'reward',
      header: t`Reward`,
      isRowHeader: true,
      cell: (spin) => {
        const { name, nameLang, amount, icon, rarity } = lookOf(spin.reward.contents)
        return (
          <span className={styles.reward}>
            <ItemTile icon={icon} rarity={rarity} size={36} />
            <span className={styles.words}>
              <span>
                <span lang={nameLang}>{name}</span> <span className={styles.amount}>{amount}</span>
              </span>
              <span className={styles.phoneLine}>
                <PhoneLine spin={spin} />
              </span>
            </span>
          </span>
        )
      },
    },
    {
      id: 'set',
      header: t({ message: 'Set', context: 'rewards' }),
      mobile: 'end',
      cell: ({ set }) =>
        set === 'jackpot' ? (
          <Badge tone="accent">{t`Jackpot`}</Badge>
        ) : (
          t({ message: 'Regular', context: 'rewards' })
        ),
    },
    {
      id: 'character',
      header: t`Character`,
      mobile: 'hidden',
      cell: ({ character }) => (character ? <span translate="no">{character.name}</span> : '–'),
    },
    {
      id: 'id',
      header: t`Spin ID`,
      mobile: 'hidden',
      cell: ({ id }) => <span className={styles.spinId}>#{id}</span>,
    },
    {
      id: 'spunAt',
      header: t`Date`,
      align: 'end',
      mobile: 'hidden',
      cell: ({ spunAt }) => (
        <span className={styles.moment}>
          <Moment at={spunAt} as="day" />
        </span>
      ),
    },
  ]
}
