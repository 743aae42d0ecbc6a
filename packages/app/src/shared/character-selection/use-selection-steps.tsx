import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Selection } from '@olympus/contract/character-selection'
import type { Presence } from '@olympus/contract/characters'
import type { TimelineItem } from '@olympus/ui/timeline/timeline'

import { useFormat } from '../../locale/use-format.ts'
import { Moment } from '../moment.tsx'
import { isAtOnce } from './selection-rules.ts'

/** What has happened to a permanent selection and what comes next, the newest first. */
export function useSelectionSteps(selection: Selection, presence: Presence): TimelineItem[] {
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
    description:
      confirmedWith === null ? (
        <Moment at={confirmedAt} />
      ) : (
        <Trans>
          <Moment at={confirmedAt} />, {confirmedWith}
        </Trans>
      ),
  }

  const later: Record<Selection['state'], () => TimelineItem[]> = {
    pending: () => [
      {
        key: 'done',
        state: 'next',
        label: t`Carried out on ${date}`,
        description: t`${plural(count, { one: '# character will be deleted', other: '# characters will be deleted' })}`,
      },
      {
        key: 'cooling-off',
        state: 'current',
        label: t`Cooling-off, ${hours}`,
        description: t`Can be canceled until then`,
      },
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
      presence === 'offline'
        ? {
            key: 'running',
            state: 'current',
            label: t`Being carried out`,
            description: t`${plural(count, { one: '# character is being deleted.', other: '# characters are being deleted.' })}`,
          }
        : {
            key: 'waiting',
            state: 'current',
            label: t`Waits until your account is offline`,
            description: t`This can no longer be canceled.`,
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
        label: t`Canceled`,
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
  const isBegun = state === 'pending' && isAtOnce(selection)
  return [...later[isBegun ? 'running' : state](), confirmed]
}
