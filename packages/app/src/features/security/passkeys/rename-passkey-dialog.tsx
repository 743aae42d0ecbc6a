import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { renamePasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import type { ReactNode, RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { PasskeyFormDialog } from './passkey-form-dialog.tsx'
import { passkeyNameTexts } from './passkey-name-texts.ts'

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
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const form = useForm(renamePasskey, {
    initial: { name: passkey.name },
    input: (body) => ({ params: { passkeyId: passkey.id }, body }),
    invalidTexts: passkeyNameTexts,
    async onDone({ name }) {
      await update(getSecurity, (security) => ({
        ...security,
        passkeys: security.passkeys.map((other) => (other.id === passkey.id ? { ...other, name } : other)),
      }))
      onClose()
    },
  })
  const isGone = form.failure?.key === 'NOT_FOUND'

  function close(): void {
    // The passkey was removed elsewhere. Updates the list only after the dialog has shown the error.
    if (isGone) void revalidate(getSecurity)
    onClose()
  }

  return (
    <PasskeyFormDialog
      title={t`Rename passkey`}
      description={t`The name on your device does not change.`}
      form={form}
      isOver={isGone}
      onClose={close}
    >
      <FocusFallback to={focusFallback} />
    </PasskeyFormDialog>
  )
}
