import { useLingui } from '@lingui/react/macro'
import {
  startPasskeyRegistration,
  type PasskeyCredential,
  type PasskeyQuestion,
} from '@olympus/contract/passkeys'
import { createElement, useState, type ReactNode } from 'react'

import { useHoldReload } from '../../../shared/navigation/use-hold-reload.ts'
import { createPasskey, type NewPasskeyOutcome } from '../../../shared/webauthn/passkey-ceremony.ts'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import { ErrorText } from '../../../shared/texts/error-text.tsx'
import { offlineMessage } from '../../../shared/texts/offline-message.ts'

/** A passkey that the device has created, but the server has not saved yet. */
export interface MadePasskey extends PasskeyQuestion {
  readonly credential: PasskeyCredential
}

interface NewPasskey {
  /** Requests a challenge from the server and creates a passkey on the device. */
  readonly begin: () => Promise<void>
  readonly isPending: boolean
  readonly refusal: ReactNode
  readonly made: MadePasskey | null
  readonly forget: () => void
  readonly stepUpDialog: ReactNode
}

export function useNewPasskey(): NewPasskey {
  const { t, i18n } = useLingui()
  const start = useSteppedUpAction(startPasskeyRegistration)
  const [isAsking, setIsAsking] = useState(false)
  const [outcome, setOutcome] = useState<Exclude<
    NewPasskeyOutcome['kind'],
    'credential' | 'cancelled'
  > | null>(null)
  const isPending = start.isPending || isAsking
  useHoldReload(isPending, 'new passkey')
  const [made, setMade] = useState<MadePasskey | null>(null)

  async function begin(): Promise<void> {
    setOutcome(null)
    const question = await start.call()
    if (!question?.data) return
    const { challengeId, options } = question.data
    setIsAsking(true)
    const answer = await createPasskey(options)
    setIsAsking(false)
    if (answer.kind === 'credential') setMade({ challengeId, options, credential: answer.credential })
    // Closing the browser prompt shows no error.
    else if (answer.kind !== 'cancelled') setOutcome(answer.kind)
  }

  const outcomeTexts = {
    known: t`This device already has a passkey for your account.`,
    failed: t`This device could not create a passkey. Try again, or use another device.`,
    offline: i18n._(offlineMessage),
  }

  return {
    begin,
    isPending,
    refusal: start.error
      ? createElement(ErrorText, { error: start.error })
      : outcome && outcomeTexts[outcome],
    made,
    forget: () => setMade(null),
    stepUpDialog: start.stepUpDialog,
  }
}
