import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Form } from '@olympus/ui/form/form'
import { TextField } from '@olympus/ui/text-field/text-field'
import { useId, useMemo, useState, type ReactNode } from 'react'

import * as styles from '../security-page.css.ts'

interface PasskeyFormDialogProps {
  readonly title: string
  readonly description: string
  readonly initialName: string
  readonly isPending: boolean
  readonly refusal: string | null
  /** The last attempt failed for good: the player can only close the dialog. */
  readonly isOver?: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks for the name of a new or existing passkey. */
export function PasskeyFormDialog({
  initialName,
  isPending,
  refusal,
  ...rest
}: PasskeyFormDialogProps): ReactNode {
  const { t } = useLingui()
  const { title, description, isOver = false, onSave, onClose, children } = rest
  const formId = useId()
  const [name, setName] = useState(initialName)
  const nameId = useId()
  const [isMissing, setIsMissing] = useState(false)
  const missing = isMissing && t`Enter a name`
  const complaint = missing || (!isOver && !isPending && refusal)
  // Moves the focus to the field. The message is shown there or above the form.
  const errors = useMemo(
    () => (complaint ? [{ fieldId: nameId, message: complaint }] : []),
    [complaint, nameId],
  )

  const save = () => {
    if (name.trim() === '') setIsMissing(true)
    else onSave(name.trim())
  }

  return (
    <Dialog
      isOpen
      size="sm"
      initialFocus="first-field"
      isPending={isPending}
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={title}
      description={description}
      footer={
        <>
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onClose()}>
            {isOver ? t`Close` : t`Cancel`}
          </Button>
          {!isOver && (
            <Button type="submit" form={formId} tone="primary" isPending={isPending}>
              {t`Save`}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} isPending={isPending} errors={errors} onSubmit={save} className={styles.form}>
        {refusal !== null && (
          <Callout tone="danger" role="alert">
            {refusal}
          </Callout>
        )}
        <TextField
          label={t`Name`}
          hint={t`Only you can see it. It helps you tell your passkeys apart.`}
          id={nameId}
          error={missing}
          maxLength={limits.passkeyNameMaxLength}
          autoComplete="off"
          readOnly={isPending || isOver}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setIsMissing(false)
          }}
        />
      </Form>
      {children}
    </Dialog>
  )
}
