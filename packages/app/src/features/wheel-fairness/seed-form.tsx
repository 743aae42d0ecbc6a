import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { WheelAccount } from '@olympus/contract/wheel'
import { Button } from '@olympus/ui/button/button'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { RefreshCw } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { randomClientSeed } from '../../shared/client-seed.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { useLateDialog } from '../../shared/loading/use-late-dialog.ts'
import { useClientSeed } from '../../shared/use-client-seed.ts'
import { isClientSeed } from './client-seed-rules.ts'
import * as page from './fairness-page.css.ts'
import { HashField } from './hash-field.tsx'
import type { RevealedSeed } from './rotate-dialog.tsx'
import * as styles from './seed-form.css.ts'

const RotateDialog = lateDialog(() => import('./rotate-dialog.tsx'), 'RotateDialog')

export interface SeedEvents {
  readonly onRotated: () => void
}

interface SeedFormProps {
  readonly account: WheelAccount
}

export function SeedForm({ account, onRotated }: SeedFormProps & SeedEvents): ReactNode {
  const { t } = useLingui()
  const { activeSeed, nextSeed } = account
  const proposed = useClientSeed(account)
  const [written, setWritten] = useState<string | null>(null)
  const clientSeed = written ?? activeSeed?.clientSeed ?? proposed
  const [isRefused, setIsRefused] = useState(false)
  // The form can be changed until the dialog has loaded.
  const { opened: confirmedSeed, ...dialog } = useLateDialog<string>(RotateDialog.load)
  const opener = dialog.opener(clientSeed)
  const rotate = useRef<HTMLButtonElement>(null)
  const [revealed, setRevealed] = useState<RevealedSeed>(null)
  const box = useRef<HTMLDivElement>(null)
  const write = (text: string) => {
    setWritten(text)
    setIsRefused(false)
  }
  const { clientSeedMinLength: min, clientSeedMaxLength: max } = limits

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {revealed && <Revealed revealed={revealed} />}
      <ActiveSeed account={account} />
      <Form
        className={page.stack}
        onSubmit={() => {
          const isValid = isClientSeed(clientSeed)
          setIsRefused(!isValid)
          if (isValid && rotate.current) void dialog.open(clientSeed, rotate.current)
        }}
      >
        <TextField
          label={t`Your number`}
          hint={t`${min} to ${max} characters of 0–9 and a–f. A new one takes effect with the next seed.`}
          error={isRefused ? t`Use ${min} to ${max} characters of 0–9 and a–f.` : undefined}
          className={styles.number}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          maxLength={max}
          value={clientSeed}
          onChange={({ target }) => write(target.value)}
        />
        <div className={styles.labelled}>
          <span className={styles.label}>{t`Our next number, fingerprint`}</span>
          <HashField hash={nextSeed.seedHash} copyLabel={t`Copy the fingerprint of our next number`} />
          <span className={styles.hint}>{t`Already fixed, before you choose your number.`}</span>
        </div>
        <div className={page.row}>
          <Button
            ref={rotate}
            type="submit"
            className={styles.rotate}
            icon={<Icon icon={RefreshCw} />}
            isPending={dialog.isPending}
            onPointerEnter={opener.onPointerEnter}
            onFocus={opener.onFocus}
          >
            {activeSeed ? t`Rotate seed` : t`Use these numbers`}
          </Button>
          <Button tone="ghost" onClick={() => write(randomClientSeed())}>{t`Random number`}</Button>
        </div>
      </Form>
      {activeSeed && (
        <p className={page.note}>
          {t`Rotating reveals the current number, so that ${plural(activeSeed.spins, { one: 'its # spin', other: 'all # spins' })} can be checked to the end.`}
        </p>
      )}
      {confirmedSeed !== null && (
        <>
          <RotateDialog
            account={account}
            clientSeed={confirmedSeed}
            onRevealed={(seed) => {
              setRevealed(seed)
              if (seed) onRotated()
            }}
            onClose={dialog.close}
          />
          <FocusFallback to={box} />
        </>
      )}
    </div>
  )
}

function ActiveSeed({ account: { activeSeed } }: SeedFormProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (!activeSeed)
    return (
      <p className={page.text}>
        {t`No number of ours is in use. Your next spin, or the button below, starts with our next one and with yours.`}
      </p>
    )
  const since = format.dateTime(activeSeed.activatedAt)
  const until = format.date(activeSeed.revealsAt)
  const used = format.number(activeSeed.spins)
  const most = format.number(limits.seedMaxSpins)
  return (
    <div className={styles.labelled}>
      <span className={styles.label}>{t`Our number now, fingerprint`}</span>
      <HashField hash={activeSeed.seedHash} copyLabel={t`Copy the fingerprint of our number`} />
      <span className={styles.hint}>
        {t`Since ${since}. Used for ${used} of at most ${most} spins, and revealed by ${until} at the latest.`}
      </span>
    </div>
  )
}

function Revealed({ revealed }: { readonly revealed: NonNullable<RevealedSeed> }): ReactNode {
  const { t } = useLingui()
  return (
    <div role="status" className={styles.labelled}>
      <span className={styles.label}>{t`Our last number, revealed`}</span>
      <HashField hash={revealed.serverSeed} copyLabel={t`Copy our last number`} />
      <span className={styles.hint}>
        {t`${plural(revealed.spins, { one: 'Its # spin can be checked to the end now.', other: 'Its # spins can be checked to the end now.' })}`}
      </span>
    </div>
  )
}
