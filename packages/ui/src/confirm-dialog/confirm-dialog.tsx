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
  /** What is lost. */
  children?: ReactNode
  cancelLabel: string
  /** Says what happens: "Delete 3 characters". */
  confirmLabel: string
  /** Called once per confirmation, never before both conditions hold and never while pending. */
  onConfirm: () => void
  /** A sentence to tick: "I understand that …". */
  acknowledgement?: ReactNode
  /** In the player's language; typed exactly, but for spaces around it. */
  phrase?: string | undefined
  /** Gets the phrase ready for its sentence: "Type {phrase} to confirm". */
  phraseLabel?: ((phrase: ReactNode) => ReactNode) | undefined
  /** Why the button does not press yet. */
  blockedReason?: string | undefined
  /** The server's refusal. It gets the focus, and the dialog stays open. */
  error?: ReactNode
  /** After a refusal that another try would not change: the act is gone, the way out is left. */
  isOver?: boolean | undefined
}

const phraseElement = (phrase: string) => (
  <strong translate="no" className={styles.phrase}>
    {phrase}
  </strong>
)

/** Asks once more before something is lost for good. Starts on the way out; the act needs the tick and the typed phrase. */
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
  // Every opening asks anew.
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

/** Drawn anew for each refusal, and takes the focus with it. */
function Refusal({ children }: { children: ReactNode }) {
  const callout = useRef<HTMLDivElement>(null)
  useEffect(() => callout.current?.focus(), [])
  return (
    <Callout ref={callout} tone="danger" role="alert" tabIndex={-1}>
      {children}
    </Callout>
  )
}
