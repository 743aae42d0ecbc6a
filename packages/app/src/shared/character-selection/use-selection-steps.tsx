import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Selection } from '@olympus/contract/character-selection'
import type { TimelineItem } from '@olympus/ui/timeline/timeline'

import { useFormat } from '../../locale/use-format.ts'
import { Moment } from '../moment.tsx'

/** What has happened to a permanent selection and what comes next, the newest first. */
export function useSelectionSteps(selection: Selection): TimelineItem[] {
  const { t } = useLingui()
  const format = useFormat()
  const { state, deleted, confirmedAt, confirmedWith, coolingOffHours, dueAt, endedAt, cancellation } =
    selection
  const count = deleted.length
  const names = format.list(deleted.map(({ name }) => name))
  const hours = format.unit(coolingOffHours, 'hour')
  const date = format.dateTime(dueAt)
  const ended = endedAt !== null && <Moment at={endedAt} />

  const confirmed: TimelineItem = {
    key: 'confirmed',
    state: 'done',
    label: t`Confirmed`,
    description: (
      <>
        <Moment at={confirmedAt} />
        {confirmedWith !== null && `, ${confirmedWith}`}
      </>
    ),
  }

  const later: Record<Selection['state'], () => TimelineItem[]> = {
    pending: () => [
      {
        key: 'done',
        state: 'next',
        label: coolingOffHours > 0 ? t`Carried out on ${date}` : t`Carried out`,
        description: t`${plural(count, { one: '# character will be deleted', other: '# characters will be deleted' })}`,
      },
      coolingOffHours > 0
        ? {
            key: 'cooling-off',
            state: 'current',
            label: t`Cooling-off, ${hours}`,
            description: t`Can be cancelled until then`,
          }
        : { key: 'waiting', state: 'current', label: t`Waits until your account is offline` },
    ],
    changed: () => [
      { key: 'done', state: 'next', label: t`Carried out after you confirm again` },
      {
        key: 'changed',
        state: 'current',
        label: t`Something has changed`,
        description: t`Nothing is deleted until you have looked at it and confirmed again.`,
      },
    ],
    running: () => [
      {
        key: 'running',
        state: 'current',
        label: t`Being carried out`,
        description: t`${plural(count, { one: '# character is being deleted.', other: '# characters are being deleted.' })}`,
      },
    ],
    done: () => [
      {
        key: 'done',
        state: 'done',
        label: t`Carried out`,
        description: (
          <>
            {ended}
            <br />
            {t`Deleted: ${names}`}
          </>
        ),
      },
    ],
    cancelled: () => [
      {
        key: 'cancelled',
        state: 'past',
        label: t`Cancelled`,
        description: (
          <>
            {ended}
            {cancellation === 'ban' && <> · {t`Your account was banned.`}</>}
            {cancellation === 'account-deletion' && <> · {t`You asked us to delete your account.`}</>}
          </>
        ),
      },
    ],
  }
  return [...later[state](), confirmed]
}
