import { useApi } from '@olympus/api-client/hooks'
import { getSecurity } from '@olympus/contract/two-factor'
import { useRef, useState, type ReactNode } from 'react'

import { BackupCodesDialog, type NewBackupCodes } from './two-factor/backup-codes-dialog.tsx'
import { DeviceActivityCard } from './sessions/device-activity-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { SecurityActivityCard } from './security-activity-card.tsx'
import { TwoFactorCard } from './two-factor/two-factor-card.tsx'

/** The settings tab where players protect their account and see who uses it. */
export function SecurityPage(): ReactNode {
  const security = useApi(getSecurity)
  const twoFactorCard = useRef<HTMLElement>(null)
  // Kept here, because the card that requests codes is remounted once they exist.
  const [newCodes, setNewCodes] = useState<NewBackupCodes | null>(null)

  return (
    <>
      <TwoFactorCard ref={twoFactorCard} answer={security} onNewCodes={setNewCodes} />
      <PasskeysCard answer={security} />
      <DeviceActivityCard />
      <SecurityActivityCard />
      {newCodes && (
        <BackupCodesDialog
          newCodes={newCodes}
          focusFallback={twoFactorCard}
          onClose={() => setNewCodes(null)}
        />
      )}
    </>
  )
}
