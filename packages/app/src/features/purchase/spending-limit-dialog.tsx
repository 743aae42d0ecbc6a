import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { SpendingLimit } from '@olympus/contract/spending-limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Form } from '@olympus/ui/form/form'
import { NumberField } from '@olympus/ui/number-field/number-field'
import { useId, useMemo, useState, type ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import * as styles from './spending-limits-card.css.ts'

interface SpendingLimitDialogProps {
  readonly limit: SpendingLimit
  readonly name: string
  readonly isPending: boolean
  readonly error: string | null
  readonly onSave: (maxCoins: number | null) => void
  readonly onClose: () => void
}

export function SpendingLimitDialog({
  limit: { maxCoins },
  name,
  isPending,
  error,
  onSave,
  onClose,
}: SpendingLimitDialogProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const formId = useId()
  const coinsId = useId()
  const [coins, setCoins] = useState(maxCoins)
  const [isMissing, setIsMissing] = useState(false)
  const missing = isMissing && t`Enter a number`
  // Moves the focus to the field, which shows the message.
  const errors = useMemo(() => (missing ? [{ fieldId: coinsId, message: missing }] : []), [missing, coinsId])

  function save(): void {
    if (coins === null) setIsMissing(true)
    // Saving the same limit would cancel its pending raise.
    else if (coins === maxCoins) onClose()
    else onSave(coins)
  }

  return (
    <Dialog
      isOpen
      size="sm"
      initialFocus="first-field"
      isPending={isPending}
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={t`Spending limit`}
      description={name}
      footer={
        <>
          {maxCoins !== null && (
            <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onSave(null)}>
              {t`Remove limit`}
            </Button>
          )}
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} isPending={isPending} errors={errors} onSubmit={save}>
        {error !== null && (
          <Callout tone="danger" role="alert">
            {error}
          </Callout>
        )}
        <NumberField
          id={coinsId}
          label={t`Maximum Olympus Coins`}
          hint={t`Enter 0 to stop buying coins.`}
          error={missing}
          locale={tag}
          value={coins}
          min={0}
          max={limits.spendingLimitMaxCoins}
          readOnly={isPending}
          decreaseLabel={t`Less`}
          increaseLabel={t({ message: 'More', context: 'amount' })}
          roleDescription={t`number field`}
          onValueChange={(next) => {
            setCoins(next)
            setIsMissing(false)
          }}
        />
      </Form>
    </Dialog>
  )
}
