import { useLingui } from '@lingui/react/macro'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { addPasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { FocusFallback } from '../../../shared/focus-fallback.tsx'
import type { Submission } from '../../../shared/form/submission.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useHoldReload } from '../../../shared/navigation/use-hold-reload.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { dropPasskey } from '../../../shared/webauthn/passkey-ceremony.ts'
import { PasskeyFormDialog } from './passkey-form-dialog.tsx'
import { passkeyNameTexts } from './passkey-name-texts.ts'
import { freePasskeyName, passkeyHome } from './passkey-name-rules.ts'
import { useDeviceName } from '../sessions/use-device-name.ts'
import type { MadePasskey } from './use-new-passkey.ts'

interface NamePasskeyDialogProps {
  readonly made: MadePasskey
  /** Names of the existing passkeys. */
  readonly taken: readonly string[]
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * Names the passkey that the device has created, and adds it to the account. Closing the dialog adds it,
 * too: the device would offer a passkey that does not work. If the server refuses it, the device drops it.
 */
export function NamePasskeyDialog({
  made,
  taken,
  focusFallback,
  onClose,
}: NamePasskeyDialogProps): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const nameOf = useDeviceName()
  const { data: sessions } = useApi(listSessions)
  const { submitSteppedUp, stepUpDialog } = useStepUp()
  useHoldReload(true, 'new passkey')

  const thisDevice = sessions?.find(({ isThisDevice }) => isThisDevice)?.device
  const suggested = {
    'this-device': thisDevice ? nameOf(thisDevice) : t`This device`,
    phone: t`Phone`,
    'security-key': t`Security key`,
  }[passkeyHome(made.credential)]

  const [freeName] = useState(() => freePasskeyName(suggested, taken))
  const { options, ...answer } = made
  const hasClosed = useRef(false)
  /** The server may have the passkey, although nothing says so: an answer was lost. */
  const mayBeSaved = useRef(false)
  const form = useForm(addPasskey, {
    initial: { name: freeName },
    input: ({ name }) => ({ body: { ...answer, name } }),
    invalidTexts: passkeyNameTexts,
    around: save,
    async onDone(passkey) {
      await update(getSecurity, (security) => ({ ...security, passkeys: [...security.passkeys, passkey] }))
      toast.success({ title: t`Passkey added`, description: t`You can now log in with it.` })
      onClose()
      void revalidate(getSecurity, listSecurityEvents)
    },
  })
  const key = form.failure?.key

  async function save(call: () => Promise<Submission<Passkey>>): Promise<Submission<Passkey>> {
    const couldBeBefore = mayBeSaved.current
    mayBeSaved.current = true
    const submission = await submitSteppedUp(call).catch((error: unknown) => {
      // Nothing was sent: its code could not be loaded.
      mayBeSaved.current = couldBeBefore
      throw error
    })
    const isRefused =
      submission.kind === 'cancelled' || (submission.kind !== 'done' && !submission.failure.isLost)
    if (isRefused) mayBeSaved.current = couldBeBefore
    return submission
  }

  function close(): void {
    // Saving has failed, or its identity check was canceled.
    if (form.failure || hasClosed.current) {
      if (!mayBeSaved.current) void dropPasskey(options, made.credential.id)
      return onClose()
    }
    hasClosed.current = true
    form.submitBy(async () => {
      const { submit } = await import('../../../shared/form/submit.ts')
      return (client) => save(() => submit(client, addPasskey, { body: { ...answer, name: freeName } }))
    })
  }

  return (
    <PasskeyFormDialog
      title={t`Name your passkey`}
      description={t`Your device created the passkey. You can change its name at any time.`}
      cancelLabel={t`Not now`}
      form={form}
      // The challenge is used up, so a new passkey must be created.
      isOver={key === 'PASSKEY_INVALID' || key === 'PASSKEY_LIMIT_REACHED'}
      onClose={close}
    >
      <FocusFallback to={focusFallback} />
      {stepUpDialog}
    </PasskeyFormDialog>
  )
}
