import { Trans, useLingui } from '@lingui/react/macro'
import type { Swap } from '@olympus/contract/character-swapper'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Badge, type BadgeTone } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import type { Column } from '@olympus/ui/table/table'
import { Check, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Moment } from '../../../shared/moment.tsx'
import { characterIcon } from '../../../shared/texts/character-texts.ts'
import * as styles from './swap-history.css.ts'
import { useSwapTexts } from './use-swap-texts.ts'

const signs: Record<Swap['state'], { readonly tone: BadgeTone; readonly icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  applied: { tone: 'success', icon: Check },
  lapsed: { tone: 'danger', icon: CircleX },
  failed: { tone: 'danger', icon: CircleX },
}

function PhoneLine({ act, at }: { act: string; at: string }): ReactNode {
  return (
    <Trans>
      {act}, <Moment at={at} as="day" />
    </Trans>
  )
}

export function useSwapColumns(): Column<Swap>[] {
  const { t } = useLingui()
  const texts = useSwapTexts()

  return [
    {
      id: 'character',
      header: t`Character`,
      isRowHeader: true,
      cell: (swap) => (
        <span className={styles.character}>
          <Avatar name={swap.character.name} icon={characterIcon(swap.character)} size="sm" />
          <span className={styles.words}>
            <span translate="no">{swap.character.name}</span>
            <span className={styles.phoneLine}>
              <PhoneLine act={texts.act(swap)} at={swap.requestedAt} />
            </span>
            {(swap.state === 'lapsed' || swap.state === 'failed') && (
              <span className={styles.phoneLine}>{texts.note(swap)}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'act',
      header: t`Swap`,
      mobile: 'hidden',
      cell: (swap) => <span className={styles.act}>{texts.act(swap)}</span>,
    },
    {
      id: 'result',
      header: t`Result`,
      mobile: 'end',
      cell: (swap) => {
        const { tone, icon } = signs[swap.state]
        return (
          <span className={styles.result}>
            <Badge tone={tone} icon={<Icon icon={icon} size={13} />}>
              {texts.result(swap)}
            </Badge>
          </span>
        )
      },
    },
    {
      id: 'note',
      header: t`Note`,
      mobile: 'hidden',
      cell: (swap) => <span className={styles.note}>{texts.note(swap)}</span>,
    },
    {
      id: 'requestedAt',
      header: t`Requested`,
      align: 'end',
      mobile: 'hidden',
      cell: ({ requestedAt }) => <Moment at={requestedAt} as="day" />,
    },
  ]
}
