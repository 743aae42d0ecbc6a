import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { setSpinLimit } from '@olympus/contract/fortune-wheel'
import type { SpinLimit } from '@olympus/contract/wheel'
import { Button } from '@olympus/ui/button/button'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { NumberField } from '@olympus/ui/number-field/number-field'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { FailureText } from '../../shared/texts/failure-text.tsx'

interface SpinLimitDialogProps {
  readonly limit: SpinLimit
  readonly onSaved: (saved: SpinLimit) => void
  readonly onClose: () => void
}

const invalidTexts = { maxSpins: msg`Enter a number` }

/** Sets or removes the limit of spins in 24 hours. */
export function SpinLimitDialog({ limit, onSaved, onClose }: SpinLimitDialogProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { values, set, field, failure, isPending, submitBy, formProps } = useForm(setSpinLimit, {
    initial: { maxSpins: limit.maxSpins },
    input: (body) => ({ body }),
    invalidTexts,
    // To the contract, null means no limit.
    check: ({ maxSpins }) => (maxSpins === null ? ['maxSpins'] : []),
    onDone: onSaved,
  })
  const { id, error } = field('maxSpins')

  const removeLimit = () =>
    submitBy(async () => {
      const { submit } = await import('../../shared/form/submit.ts')
      return (client) => submit(client, setSpinLimit, { body: { maxSpins: null } })
    })

  return (
    <FormDialog
      {...formProps}
      isOpen
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={t`Spin limit`}
      description={t`The most spins in 24 hours. A lower limit applies right away, a higher one after 24 hours.`}
      action={
        limit.maxSpins !== null && (
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && removeLimit()}>
            {t`Remove limit`}
          </Button>
        )
      }
      submitLabel={t`Save`}
      error={failure && <FailureText failure={failure} />}
      onSubmit={() => {
        // Saving the same limit would cancel its pending raise.
        const isUnchanged = values.maxSpins !== null && values.maxSpins === limit.maxSpins
        return isUnchanged ? onClose() : formProps.onSubmit()
      }}
    >
      <NumberField
        id={id}
        error={error}
        label={t`Maximum spins`}
        hint={t`Enter 0 to stop spinning.`}
        locale={tag}
        value={values.maxSpins}
        min={0}
        max={limits.spinLimitMaxSpins}
        readOnly={isPending}
        decreaseLabel={t`Less`}
        increaseLabel={t({ message: 'More', context: 'amount' })}
        roleDescription={t`number field`}
        onValueChange={(maxSpins) => set('maxSpins', maxSpins)}
      />
    </FormDialog>
  )
}
