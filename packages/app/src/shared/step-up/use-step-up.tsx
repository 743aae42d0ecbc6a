import type { ActionResult } from '@olympus/api-client/hooks'
import type { Endpoint } from '@olympus/contract/endpoint'
import { useCallback, useState, type ReactNode } from 'react'

import type { Submission } from '../form/submission.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

interface StepUp {
  /**
   * Runs an action that may require an identity check. If it does, asks the player and runs it again. Null
   * when the player cancels.
   */
  readonly steppedUp: <E extends Endpoint>(
    act: () => Promise<ActionResult<E>>,
  ) => Promise<ActionResult<E> | null>
  /** The same for a form, as its option `around`. */
  readonly submitSteppedUp: <Data>(submit: () => Promise<Submission<Data>>) => Promise<Submission<Data>>
  /** Render it on the page, next to its forms. */
  readonly stepUpDialog: ReactNode
}

type Answer = (isConfirmed: boolean) => void

/** Asks players to confirm their identity when the server requires it, then continues with the action. */
export function useStepUp(): StepUp {
  /** The actions that wait for the dialog. */
  const [waiting, setWaiting] = useState<readonly Answer[]>([])

  const proven = useCallback(
    async <Result,>(act: () => Promise<Result>, wantsProof: (result: Result) => boolean) => {
      for (;;) {
        const result = await act()
        if (!wantsProof(result)) return result
        const isConfirmed = await new Promise<boolean>((answer) =>
          setWaiting((others) => [...others, answer]),
        )
        if (!isConfirmed) return null
      }
    },
    [],
  )

  const steppedUp = useCallback<StepUp['steppedUp']>(
    (act) => proven(act, ({ error }) => error?.key === 'STEP_UP_REQUIRED'),
    [proven],
  )

  const submitSteppedUp = useCallback<StepUp['submitSteppedUp']>(
    async (submit) =>
      (await proven(
        submit,
        (submission) => submission.kind === 'refused' && submission.failure.key === 'STEP_UP_REQUIRED',
      )) ?? { kind: 'cancelled' },
    [proven],
  )

  const answer: Answer = (isConfirmed) => {
    setWaiting([])
    for (const go of waiting) go(isConfirmed)
  }

  return {
    steppedUp,
    submitSteppedUp,
    stepUpDialog: waiting.length > 0 && <StepUpDialog onAnswer={answer} />,
  }
}
