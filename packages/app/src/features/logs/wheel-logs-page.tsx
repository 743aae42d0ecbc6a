import { useLingui } from '@lingui/react/macro'
import { useClient } from '@olympus/api-client/api-provider'
import { useApi } from '@olympus/api-client/hooks'
import { listWheelLogs } from '@olympus/contract/logs'
import { Badge } from '@olympus/ui/badge/badge'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import type { Column } from '@olympus/ui/table/table'
import { media } from '@olympus/ui/theme/media'
import { LoaderPinwheel } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { RewardTile } from '../../shared/reward-tile.tsx'
import { useMedia } from '../../shared/use-media.ts'
import * as cells from './log-cells.css.ts'
import { refreshWhile } from './log-entries.ts'
import { awardNames, wheelLogKindNames } from './log-texts.ts'
import { LogView } from './log-view.tsx'
import { RewardState } from './reward-state.tsx'
import { useGrantedTexts } from './use-granted-texts.ts'
import { useWheelLogPlace } from './use-log-place.ts'
import { useWheelCsv } from './use-wheel-csv.ts'
import { WheelLogAside } from './wheel-log-aside.tsx'
import { WheelLogFilters } from './wheel-log-filters.tsx'
import { grantedBy, isOnItsWay, receiverOf, rowsOf, type WheelLogRow } from './wheel-log-rows.ts'
import * as styles from './wheel-logs.css.ts'

const refreshRows = refreshWhile(isOnItsWay)

export function WheelLogsPage(): ReactNode {
  const { t } = useLingui()
  const client = useClient()
  const control = useWheelLogPlace()
  const { data, ...answer } = useApi(
    listWheelLogs,
    { query: control.query },
    { refreshInterval: (log) => refreshRows(log && rowsOf(log)) },
  )
  const rows = useMemo(() => data && rowsOf(data), [data])
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = rows?.entries.find(({ id }) => id === chosenId)
  const isSheet = useMedia(media.belowDesktop)
  const shown = isSheet ? chosen : (chosen ?? rows?.entries[0])

  return (
    <LogView
      caption={t`Fortune wheel log`}
      control={control}
      answer={{ ...answer, data: rows }}
      kinds={{ label: t`Type`, names: wheelLogKindNames }}
      moreFilters={<WheelLogFilters control={control} />}
      columns={useWheelColumns(setChosenId)}
      isCurrentRow={({ id }) => id === shown?.id}
      aside={<WheelLogAside isSheet={isSheet} shown={shown} onClose={() => setChosenId(null)} />}
      csv={{
        log: 'fortune-wheel',
        columns: useWheelCsv(),
        read: async (query) => rowsOf(await client.call(listWheelLogs, { query })),
      }}
      empty={{
        title: t`No fortune wheel logs`,
        description: t`Every spin is listed here with its reward, where it went and a proof that it was fair.`,
        action: (
          <ButtonLink asChild icon={<Icon icon={LoaderPinwheel} />}>
            <Link to={paths.fortuneWheel}>{t`Go to the wheel`}</Link>
          </ButtonLink>
        ),
      }}
    />
  )
}

function useWheelColumns(onChoose: (id: string) => void): Column<WheelLogRow>[] {
  const { t, i18n } = useLingui()
  const granted = useGrantedTexts()

  return [
    {
      id: 'reward',
      header: t`Reward`,
      isRowHeader: true,
      cell: ({ id, log }) => (
        <button type="button" className={styles.choose} onClick={() => onChoose(id)}>
          <RewardTile contents={grantedBy(log)} size={36} />
          <span>
            <span className={cells.itemName} lang={granted.nameLang(log)}>
              {granted.name(log)}
            </span>{' '}
            <span className={cells.quantity}>{granted.amount(log)}</span>
            {log.kind === 'spin' && log.spin.set === 'jackpot' && (
              <>
                {' '}
                <Badge tone="accent">{t`Jackpot`}</Badge>
              </>
            )}
            {log.kind === 'exchange' && <span className={styles.origin}>{t`Token exchange`}</span>}
            {log.kind === 'award' && <span className={styles.origin}>{i18n._(awardNames[log.origin])}</span>}
          </span>
        </button>
      ),
    },
    {
      id: 'character',
      header: t`Character`,
      cell: ({ log }) => receiverOf(log).character?.name ?? t`Account`,
    },
    { id: 'delivery', header: t`Delivery`, mobile: 'end', cell: ({ log }) => <RewardState log={log} /> },
    {
      id: 'spin',
      header: t`Spin ID`,
      cell: ({ log }) => (log.kind === 'spin' ? <span className={styles.spin}>{`#${log.id}`}</span> : '–'),
    },
    { id: 'createdAt', header: t`Date`, cell: ({ log }) => <Moment at={log.createdAt} as="day" /> },
  ]
}
