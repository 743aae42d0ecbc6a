import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { Toaster } from '@olympus/ui/toast/toaster'
import type { ReactNode } from 'react'

/** Shows what is said beside the page. */
export function PortalToaster(): ReactNode {
  const { t } = useLingui()
  // The region puts the key in.
  const hotkey = '{hotkey}'
  return (
    <Toaster
      label={t`Notifications (${hotkey})`}
      announceLabel={t`Notification`}
      closeLabel={t`Close`}
      durationMs={limits.toastDurationMs}
    />
  )
}
