import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'

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
  /** Called once per confirmation, only when both conditions are met and nothing is pending. */
  onConfirm: () => void
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
  onConfirm,
  acknowledgement,
  phrase,
  phraseLabel = (strong) => strong,
  blockedReason,
  error,
  isOver = false,
  children,
  ...props
}: ConfirmDialogProps) {
  const { isOpen, onOpenChange, isPending = false } = props
  const id = useId()
  const [answer, setAnswer] = useState({ isOpen, isTicked: false, typed: '' })
  // Clears the answers each time the dialog opens or closes.
  if (answer.isOpen !== isOpen) setAnswer({ isOpen, isTicked: false, typed: '' })

  const isBlocked =
    (acknowledgement !== undefined && !answer.isTicked) ||
    (phrase !== undefined && !isSamePhrase(answer.typed, phrase))

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBlocked && !isPending) onConfirm()
  }

  return (
    <Dialog
      size="lg"
      {...props}
      role="alertdialog"
      footer={
        <>
          <Button aria-disabled={isPending || undefined} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              form={id}
              tone="danger"
              isPending={isPending}
              aria-disabled={isBlocked || undefined}
              aria-describedby={isBlocked && blockedReason ? `${id}-reason` : undefined}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      <form id={id} noValidate onSubmit={send} className={styles.form}>
        {!isOver && (
          <>
            {acknowledgement !== undefined && (
              <Checkbox
                checked={answer.isTicked}
                disabled={isPending}
                onChange={({ target }) => setAnswer({ ...answer, isTicked: target.checked })}
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
                onChange={({ target }) => setAnswer({ ...answer, typed: target.value })}
              />
            )}
            {blockedReason && (acknowledgement !== undefined || phrase !== undefined) && (
              <p id={`${id}-reason`} data-blocked={isBlocked || undefined} className={styles.reason}>
                {blockedReason}
              </p>
            )}
          </>
        )}
        {error && !isPending && <Refusal>{error}</Refusal>}
      </form>
    </Dialog>
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
