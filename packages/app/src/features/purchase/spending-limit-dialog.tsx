import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import { limits } from '@olympus/contract/limits'
import { setSpendingLimit, type SpendingLimit } from '@olympus/contract/spending-limits'
import { Button } from '@olympus/ui/button/button'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import { NumberField } from '@olympus/ui/number-field/number-field'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { FailureText } from '../../shared/texts/failure-text.tsx'

interface SpendingLimitDialogProps {
  readonly limit: SpendingLimit
  readonly name: string
  readonly onSaved: (saved: DataOf<typeof setSpendingLimit>) => void
  readonly onClose: () => void
}

const invalidTexts = { maxCoins: msg`Enter a number` }

/** Sets or removes one spending limit. */
export function SpendingLimitDialog({ limit, name, onSaved, onClose }: SpendingLimitDialogProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const params = { period: limit.period }
  const { values, set, field, failure, isPending, submitBy, formProps } = useForm(setSpendingLimit, {
    initial: { maxCoins: limit.maxCoins },
    input: (body) => ({ params, body }),
    invalidTexts,
    // To the contract, null means no limit.
    check: ({ maxCoins }) => (maxCoins === null ? ['maxCoins'] : []),
    onDone: onSaved,
  })

  const { id, error } = field('maxCoins')

  const removeLimit = () =>
    submitBy(async () => {
      const { submit } = await import('../../shared/form/submit.ts')
      return (client) => submit(client, setSpendingLimit, { params, body: { maxCoins: null } })
    })

  return (
    <FormDialog
      {...formProps}
      isOpen
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={t`Spending limit`}
      description={name}
      action={
        limit.maxCoins !== null && (
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && removeLimit()}>
            {t`Remove limit`}
          </Button>
        )
      }
      submitLabel={t`Save`}
      error={failure && <FailureText failure={failure} />}
      onSubmit={() => {
        // Saving the same limit would cancel its pending raise.
        const isUnchanged = values.maxCoins !== null && values.maxCoins === limit.maxCoins
        return isUnchanged ? onClose() : formProps.onSubmit()
      }}
    >
      <NumberField
        id={id}
        error={error}
        label={t`Maximum Olympus Coins`}
        hint={t`Enter 0 to stop buying coins.`}
        locale={tag}
        value={values.maxCoins}
        min={0}
        max={limits.spendingLimitMaxCoins}
        readOnly={isPending}
        decreaseLabel={t`Less`}
        increaseLabel={t({ message: 'More', context: 'amount' })}
        roleDescription={t`number field`}
        onValueChange={(maxCoins) => set('maxCoins', maxCoins)}
      />
    </FormDialog>
  )
}
