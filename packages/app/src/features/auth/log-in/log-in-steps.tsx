import type { LogInStep } from '@olympus/contract/auth'
import { useState, type ReactNode } from 'react'

import type { FormFailure } from '../../../shared/form/submission.ts'
import { useHoldReload } from '../../../shared/navigation/use-hold-reload.ts'
import { BackupCodesNote } from './backup-codes-note.tsx'
import { StayLoggedInDialog } from './stay-logged-in-dialog.tsx'
import { TwoFactorStep } from './two-factor-step.tsx'

export interface LogInStepsProps {
  /** The server's answer to the password or the passkey. */
  readonly answer: LogInStep
  readonly onBack: (failure: FormFailure | null) => void
  /** Continues to the requested page. */
  readonly onDone: () => Promise<void>
}

/** All steps after the first screen of a login. */
export function LogInSteps({ answer, onBack, onDone }: LogInStepsProps): ReactNode {
  const [isLoggedIn, setIsLoggedIn] = useState(answer.step === 'logged-in')
  const [backupCodesLeft, setBackupCodesLeft] = useState<number | null>(null)
  const [isNoteRead, setIsNoteRead] = useState(false)
  useHoldReload(true, 'login')

  return (
    <>
      {answer.step === 'two-factor' && backupCodesLeft === null && (
        <TwoFactorStep
          challenge={answer.challenge}
          onBack={onBack}
          onLoggedIn={(left) => {
            setIsLoggedIn(true)
            setBackupCodesLeft(left)
          }}
        />
      )}
      {backupCodesLeft !== null && (
        <BackupCodesNote left={backupCodesLeft} onContinue={() => setIsNoteRead(true)} />
      )}
      {isLoggedIn && (backupCodesLeft === null || isNoteRead) && (
        <StayLoggedInDialog onDecided={onDone} onSessionOver={() => onBack(null)} />
      )}
    </>
  )
}
