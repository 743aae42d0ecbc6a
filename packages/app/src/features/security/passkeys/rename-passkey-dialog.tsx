import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { renamePasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import type { ReactNode, RefObject } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { PasskeyFormDialog } from './passkey-form-dialog.tsx'

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function RenamePasskeyDialog({
  passkey,
  focusFallback,
  onClose,
}: RenamePasskeyDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const rename = useApiAction(renamePasskey)
  const isGone = rename.error?.key === 'NOT_FOUND'

  function close(): void {
    // The passkey was removed elsewhere. Updates the list only after the dialog has shown the error.
    if (isGone) void revalidate(getSecurity)
    onClose()
  }

  async function save(name: string): Promise<void> {
    const { data } = await rename.call({ params: { passkeyId: passkey.id }, body: { name } })
    if (!data) return
    await update(getSecurity, (security) => ({
      ...security,
      passkeys: security.passkeys.map((other) =>
        other.id === passkey.id ? { ...other, name: data.name } : other,
      ),
    }))
    onClose()
  }

  return (
    <PasskeyFormDialog
      title={t`Rename passkey`}
      description={t`The name on your device does not change.`}
      initialName={passkey.name}
      isPending={rename.isPending}
      refusal={rename.error && messageOf(rename.error.key)}
      isOver={isGone}
      onSave={(name) => void save(name)}
      onClose={close}
    >
      <FocusFallback to={focusFallback} />
    </PasskeyFormDialog>
  )
}
