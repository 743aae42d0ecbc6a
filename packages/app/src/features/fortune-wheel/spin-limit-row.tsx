import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { getWheelAccount, setSpinLimit } from '@olympus/contract/fortune-wheel'
import type { SpinLimit } from '@olympus/contract/wheel'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { Gauge } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { useLateDialog } from '../../shared/loading/use-late-dialog.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import * as styles from './fortune-wheel-page.css.ts'

const SpinLimitDialog = lateDialog(() => import('./spin-limit-dialog.tsx'), 'SpinLimitDialog')

/** The limit that players set on their own spins. */
export function SpinLimitRow({ limit }: { readonly limit: SpinLimit }): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const callOff = useApiAction(setSpinLimit)
  const { opened, close, ...dialog } = useLateDialog<true>(SpinLimitDialog.load)
  const opener = dialog.opener(true)
  const row = useRef<HTMLDivElement>(null)
  const { maxSpins, raise } = limit

  const keep = (saved: SpinLimit) => void update(getWheelAccount, (account) => ({ ...account, limit: saved }))

  async function callOffRaise() {
    row.current?.focus()
    const { data } = await callOff.call({ body: { maxSpins } })
    if (data) keep(data)
  }

  return (
    <>
      {callOff.error && (
        <Callout tone="danger" role="alert">
          <ErrorText error={callOff.error} />
        </Callout>
      )}
      <div ref={row} tabIndex={-1} role="group" aria-label={t`Spin limit`} className={styles.row}>
        <Icon icon={Gauge} size={17} className={styles.rowIcon} />
        <div className={styles.rowText}>
          <LimitText limit={limit} />
        </div>
        {raise && (
          <Button size="sm" isPending={callOff.isPending} onClick={() => void callOffRaise()}>
            {t`Cancel increase`}
          </Button>
        )}
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t`Change the spin limit`}
          {...opener}
          onClick={(event) => {
            callOff.reset()
            opener.onClick(event)
          }}
        >
          {t`Change`}
        </Button>
      </div>
      {opened && (
        <SpinLimitDialog
          limit={limit}
          onSaved={(saved) => {
            close()
            keep(saved)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function LimitText({ limit: { maxSpins, spins, raise } }: { readonly limit: SpinLimit }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const done = format.number(spins)
  return (
    <>
      {maxSpins === null
        ? t`${plural(spins, { one: '# spin in 24 hours, no limit', other: '# spins in 24 hours, no limit' })}`
        : t`${done} of ${plural(maxSpins, { one: '# spin in 24 hours', other: '# spins in 24 hours' })}`}
      {raise && (
        <span className={styles.quiet}>
          <RaiseText raise={raise} />
        </span>
      )}
    </>
  )
}

function RaiseText({ raise }: { readonly raise: NonNullable<SpinLimit['raise']> }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const moment = format.dateTime(raise.at)
  if (raise.maxSpins === null) return t`No limit starting ${moment}`
  return t`${plural(raise.maxSpins, { one: '# spin', other: '# spins' })} starting ${moment}`
}
