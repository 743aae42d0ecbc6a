import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { Toaster } from '@olympus/ui/toast/toaster'
import type { ReactNode } from 'react'

export function PortalToaster(): ReactNode {
  const { t } = useLingui()
  // Lingui must keep the placeholder, because the toast region inserts the key.
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
