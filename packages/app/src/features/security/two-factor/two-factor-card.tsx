import { useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'
import { getSecurity, type Security } from '@olympus/contract/two-factor'
import { Badge } from '@olympus/ui/badge/badge'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, ShieldCheck } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'

import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
import type { NewBackupCodes } from './backup-codes-dialog.tsx'
import { TwoFactorOff } from './two-factor-off.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'

interface TwoFactorCardProps {
  readonly answer: ApiAnswer<Security>
  readonly ref: RefObject<HTMLElement | null>
  readonly onNewCodes: (codes: NewBackupCodes) => void
}

/** Turns two-factor authentication on and off and manages its backup codes. */
export function TwoFactorCard({ answer, ref, onNewCodes }: TwoFactorCardProps): ReactNode {
  const { t } = useLingui()
  const { data } = answer
  const revalidate = useRevalidate()
  const [wasOnAlready, setWasOnAlready] = useState(false)

  const isOn = Boolean(data?.twoFactor)
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn !== wasOn) {
    setWasOn(isOn)
    if (!isOn) setWasOnAlready(false)
  }

  const learnThatItIsOn = () => {
    setWasOnAlready(true)
    void revalidate(getSecurity, getUser)
  }

  return (
    <Card
      ref={ref}
      tabIndex={-1}
      isFlush
      icon={<Icon icon={ShieldCheck} size={20} />}
      title={t`Two-factor authentication`}
      description={t`Asks for a 6-digit code, or a backup code, when you log in.`}
      actions={data && <State isOn={data.twoFactor !== null} />}
    >
      <Loaded answer={answer}>
        {(security) =>
          security?.twoFactor ? (
            <TwoFactorOn
              twoFactor={security.twoFactor}
              wasOnAlready={wasOnAlready}
              focusFallback={ref}
              onNewCodes={onNewCodes}
            />
          ) : (
            <TwoFactorOff
              isKnown={security !== undefined}
              onNewCodes={onNewCodes}
              onAlreadyOn={learnThatItIsOn}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

function State({ isOn }: { isOn: boolean }): ReactNode {
  const { t } = useLingui()
  if (!isOn) return <Badge>{t`Disabled`}</Badge>
  return <Badge tone="success" icon={<Icon icon={Check} size={13} />}>{t`Enabled`}</Badge>
}
