import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as styles from './confirm-dialog.css.ts'
import { isSamePhrase } from './is-same-phrase.ts'

type Taken = 'layout' | 'footer' | 'role' | 'isDismissable' | 'initialFocus' | 'title'

export type ConfirmDialogProps = Omit<DialogProps, Taken> & {
  title: ReactNode
  description?: ReactNode
  closeLabel?: string | undefined
  /** What will be lost. */
  children?: ReactNode
  cancelLabel: string
  /** Names the action: "Delete 3 characters". */
  confirmLabel: string
  /** `primary` if confirming keeps what would be lost. */
  confirmTone?: 'danger' | 'primary' | undefined
  /** Called once per confirmation with the phrase, when both conditions are met and nothing is pending. */
  onConfirm: (typed: string) => void
  /** What the cancel button does instead of closing, such as going back to an earlier step. */
  onCancel?: (() => void) | undefined
  /** Buttons of an earlier step. Checkbox, phrase and confirm button wait for the last one. */
  stepFooter?: ReactNode
  /** What is confirmed. Another subject needs new answers. */
  subject?: string | undefined
  /** Label of the checkbox: "I understand that …". */
  acknowledgement?: ReactNode
  /** Phrase to type, in the player’s language. Must match exactly except for surrounding spaces. */
  phrase?: string | undefined
  /** Receives the styled phrase and returns the label: "Type {phrase} to confirm". */
  phraseLabel?: ((phrase: ReactNode) => ReactNode) | undefined
  /** Why the button is still blocked. */
  blockedReason?: string | undefined
  /** The server’s refusal. It receives focus, and the dialog stays open. */
  error?: ReactNode
  /** Set after a refusal that cannot be retried: only the cancel button remains. */
  isOver?: boolean | undefined
}

const phraseElement = (phrase: string) => (
  <strong translate="no" className={styles.phrase}>
    {phrase}
  </strong>
)

/**
 * Confirms a permanent loss. Focus starts on the safe button; confirming needs the checkbox and the phrase.
 */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  confirmTone = 'danger',
  onConfirm,
  onCancel,
  stepFooter,
  subject,
  acknowledgement,
  phrase,
  phraseLabel,
  blockedReason,
  error,
  isOver = false,
  children,
  ...props
}: ConfirmDialogProps) {
  const { isOpen, onOpenChange, isPending = false } = props
  const id = useId()
  const [answer, setAnswer] = useState({ isOpen, subject, isTicked: false, typed: '' })
  // Clears the answers each time the dialog opens or closes.
  if (answer.isOpen !== isOpen || answer.subject !== subject)
    setAnswer({ isOpen, subject, isTicked: false, typed: '' })
  const isLastStep = stepFooter === undefined

  const isBlocked =
    (acknowledgement !== undefined && !answer.isTicked) ||
    (phrase !== undefined && !isSamePhrase(answer.typed, phrase))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLastStep && !isBlocked && !isPending) onConfirm(answer.typed)
  }

  return (
    <Dialog
      size="lg"
      {...props}
      role="alertdialog"
      footer={
        stepFooter ?? (
          <>
            <Button
              aria-disabled={isPending || undefined}
              onClick={() => (onCancel ? onCancel() : onOpenChange(false))}
            >
              {cancelLabel}
            </Button>
            {!isOver && (
              <Button
                type="submit"
                form={id}
                tone={confirmTone}
                isPending={isPending}
                aria-disabled={isBlocked || undefined}
                aria-describedby={isBlocked && blockedReason ? `${id}-reason` : undefined}
              >
                {confirmLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {children}
      {isLastStep && (
        <form id={id} noValidate onSubmit={send} className={styles.form}>
          {!isOver && (
            <Conditions
              {...{ acknowledgement, phrase, phraseLabel, blockedReason, isPending, isBlocked }}
              reasonId={`${id}-reason`}
              answer={answer}
              onAnswer={(given) => setAnswer({ ...answer, ...given })}
            />
          )}
          {error && !isPending && <Refusal>{error}</Refusal>}
        </form>
      )}
    </Dialog>
  )
}

type ConditionsProps = Pick<
  ConfirmDialogProps,
  'acknowledgement' | 'blockedReason' | 'isPending' | 'phrase' | 'phraseLabel'
> & {
  reasonId: string
  isBlocked: boolean
  answer: { isTicked: boolean; typed: string }
  onAnswer: (given: { isTicked: boolean } | { typed: string }) => void
}

/** The checkbox and the phrase, as far as they are asked for. */
function Conditions({
  acknowledgement,
  phrase,
  phraseLabel = (strong) => strong,
  blockedReason,
  isPending,
  reasonId,
  isBlocked,
  answer,
  onAnswer,
}: ConditionsProps) {
  return (
    <>
      {acknowledgement !== undefined && (
        <Checkbox
          checked={answer.isTicked}
          disabled={isPending}
          onChange={({ target }) => onAnswer({ isTicked: target.checked })}
        >
          {acknowledgement}
        </Checkbox>
      )}
      {phrase !== undefined && (
        <TextField
          label={phraseLabel(phraseElement(phrase))}
          value={answer.typed}
          readOnly={isPending}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          className={styles.typed}
          onChange={({ target }) => onAnswer({ typed: target.value })}
        />
      )}
      {blockedReason && (acknowledgement !== undefined || phrase !== undefined) && (
        <p id={reasonId} data-blocked={isBlocked || undefined} className={styles.reason}>
          {blockedReason}
        </p>
      )}
    </>
  )
}

/** Mounted anew for each refusal, and takes the focus on mount. */
function Refusal({ children }: { children: ReactNode }) {
  const callout = useRef<HTMLDivElement>(null)
  useEffect(() => callout.current?.focus(), [])
  return (
    <Callout ref={callout} tone="danger" role="alert" tabIndex={-1}>
      {children}
    </Callout>
  )
}
