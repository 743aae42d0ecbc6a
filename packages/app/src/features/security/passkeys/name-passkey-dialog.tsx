import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApi, useHoldReload } from '@olympus/api-client/hooks'
import { addPasskey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { toast } from '@olympus/ui/toast/toast-queue'
import type { ReactNode } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import { PasskeyFormDialog } from './passkey-form-dialog.tsx'
import { freePasskeyName, passkeyHome } from './passkey-name-rules.ts'
import { useDeviceName } from '../sessions/use-device-name.ts'
import type { MadePasskey } from './use-new-passkey.ts'

interface NamePasskeyDialogProps {
  readonly made: MadePasskey
  /** Names of the existing passkeys. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** Names the passkey that the device has created, and adds it to the account. */
export function NamePasskeyDialog({ made, taken, onClose }: NamePasskeyDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const nameOf = useDeviceName()
  const { data: sessions } = useApi(listSessions)
  const add = useSteppedUpAction(addPasskey)
  useHoldReload(true, 'new passkey')

  const thisDevice = sessions?.find(({ isThisDevice }) => isThisDevice)?.device
  const suggested = {
    'this-device': thisDevice ? nameOf(thisDevice) : t`This device`,
    phone: t`Phone`,
    'security-key': t`Security key`,
  }[passkeyHome(made.credential)]

  async function save(name: string): Promise<void> {
    const result = await add.call({ body: { ...made, name } })
    if (!result?.data) return
    const passkey = result.data
    await update(getSecurity, (security) => ({ ...security, passkeys: [...security.passkeys, passkey] }))
    toast.success({ title: t`Passkey added`, description: t`You can now log in with it.` })
    onClose()
    await revalidate(getSecurity, listSecurityEvents)
  }

  return (
    <PasskeyFormDialog
      title={t`Name your passkey`}
      description={t`Your device created the passkey. Save it to use it for your account.`}
      initialName={freePasskeyName(suggested, taken)}
      isPending={add.isPending}
      refusal={add.error && messageOf(add.error.key)}
      // The challenge is used up, so a new passkey must be created.
      isOver={add.error?.key === 'PASSKEY_INVALID' || add.error?.key === 'PASSKEY_LIMIT_REACHED'}
      onSave={(name) => void save(name)}
      onClose={onClose}
    >
      {add.stepUpDialog}
    </PasskeyFormDialog>
  )
}
