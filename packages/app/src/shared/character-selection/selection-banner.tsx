import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useApi, useIsStored } from '@olympus/api-client/hooks'
import { listCharacters, type OpenSelection } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { NoticeBar } from '@olympus/ui/notice-bar/notice-bar'
import { media } from '@olympus/ui/theme/media'
import { LoaderCircle, Trash2, TriangleAlert, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { selectionReviewPath } from './selection-review-path.ts'
import { Link } from '../navigation/link.tsx'
import { useMedia } from '../use-media.ts'
import { useServerClock } from '../use-server-clock.ts'
import { CancelSelectionDialog } from './cancel-selection-dialog.tsx'
import { phaseOf, timeLeft } from './selection-phase.ts'

/** Shown on every page while a permanent selection is open, because someone else may have confirmed it. */
export function SelectionBanner(): ReactNode {
  const { data: roster } = useApi(listCharacters)
  const [isCancelling, setIsCancelling] = useState(false)
  const selection = roster?.openSelection

  return (
    <>
      {selection && (
        <OpenBanner roster={roster} selection={selection} onCancel={() => setIsCancelling(true)} />
      )}
      <CancelSelectionDialog isOpen={isCancelling} onOpenChange={setIsCancelling} />
    </>
  )
}

interface OpenBannerProps {
  readonly roster: DataOf<typeof listCharacters>
  readonly selection: OpenSelection
  readonly onCancel: () => void
}

function OpenBanner({ roster, selection, onCancel }: OpenBannerProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { pathname } = useLocation()
  const isPhone = useMedia(media.mobile)
  const isStored = useIsStored(listCharacters, roster)
  const serverMs = useServerClock(isStored ? undefined : roster)
  const nowMs = isStored ? null : serverMs
  const phase = phaseOf(selection, roster.presence, nowMs)

  const { deletedIds, dueAt } = selection
  const count = deletedIds.length
  const doomed = roster.characters.filter(({ id }) => deletedIds.includes(id))
  const names = format.list(doomed.map(({ name }) => name))
  const date = format.dateTime(dueAt)
  const label = t`Permanent selection`

  if (phase === 'changed')
    return (
      <NoticeBar
        label={label}
        tone="warning"
        icon={TriangleAlert}
        title={t`Something has changed since you confirmed.`}
        action={
          <ButtonLink asChild size="sm">
            <Link to={selectionReviewPath}>{t`Review the change`}</Link>
          </ButtonLink>
        }
      >
        {t`Nothing is deleted until you have looked at it and confirmed again.`}
      </NoticeBar>
    )
  if (phase === 'waiting')
    return (
      <NoticeBar
        label={label}
        tone="danger"
        icon={Trash2}
        title={t`${plural(count, { one: '# character will be deleted.', other: '# characters will be deleted.' })}`}
      >
        {roster.presence === 'online'
          ? t`${names}, as soon as you log out of the game. This can no longer be canceled.`
          : t`${names}, as soon as your account is offline. This can no longer be canceled.`}
      </NoticeBar>
    )
  if (phase === 'running')
    return (
      <NoticeBar
        label={label}
        tone="info"
        icon={LoaderCircle}
        title={t`${plural(count, { one: '# character is being deleted.', other: '# characters are being deleted.' })}`}
      >
        {t`Your account cannot enter the game until this is done.`}
      </NoticeBar>
    )

  const left = timeLeft(selection, nowMs)
    ?.map(({ amount, unit }) => format.unit(amount, unit))
    .join(' ')
  return (
    <NoticeBar
      label={label}
      tone="danger"
      icon={Trash2}
      title={
        left
          ? t`${plural(count, { one: `# character will be deleted in ${left}.`, other: `# characters will be deleted in ${left}.` })}`
          : t`${plural(count, { one: '# character will be deleted.', other: '# characters will be deleted.' })}`
      }
      link={
        pathname !== paths.characterSwapper && (
          <ButtonLink asChild size="sm" tone="ghost">
            <Link to={paths.characterSwapper}>{t`See what happens`}</Link>
          </ButtonLink>
        )
      }
      action={
        <Button size="sm" icon={<Icon icon={Undo2} size={14} />} onClick={onCancel}>
          {isPhone ? t`Cancel` : t`Cancel the deletion`}
        </Button>
      }
    >
      {t`${names}, on ${date}.`}
    </NoticeBar>
  )
}
