import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { TextField } from '@olympus/ui/text-field/text-field'
import { useMemo, type ReactNode } from 'react'

import type { FormView } from '../../../shared/form/use-form.ts'
import { FailureText } from '../../../shared/texts/failure-text.tsx'

interface PasskeyFormDialogProps {
  readonly title: string
  readonly description: string
  readonly form: FormView<{ readonly name: string }, 'name'>
  /** The last attempt failed for good: the player can only close the dialog. */
  readonly isOver: boolean
  /** Default: "Cancel". */
  readonly cancelLabel?: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks for the name of a new or existing passkey. */
export function PasskeyFormDialog({ form, isOver, onClose, ...rest }: PasskeyFormDialogProps): ReactNode {
  const { t } = useLingui()
  const { title, description, cancelLabel = t`Cancel`, children } = rest
  const { values, set, field, failure, isPending, formProps } = form
  const { id } = field('name')
  // Moves the focus to the field after any refusal. The message is shown there or above the form.
  const errors = useMemo(
    () =>
      failure && !isOver ? [{ fieldId: id, message: <FailureText failure={failure} /> }] : formProps.errors,
    [failure, isOver, id, formProps.errors],
  )

  return (
    <>
      <FormDialog
        {...formProps}
        isOpen
        errors={errors}
        onOpenChange={onClose}
        closeLabel={t`Close`}
        title={title}
        description={description}
        cancelLabel={isOver ? t`Close` : cancelLabel}
        submitLabel={t`Save`}
        error={failure && <FailureText failure={failure} />}
        isOver={isOver}
      >
        <TextField
          {...field('name')}
          label={t`Name`}
          hint={t`Only you can see it. It helps you tell your passkeys apart.`}
          maxLength={limits.passkeyNameMaxLength}
          autoComplete="off"
          readOnly={isPending || isOver}
          value={values.name}
          onChange={({ target }) => set('name', target.value)}
        />
      </FormDialog>
      {children}
    </>
  )
}
