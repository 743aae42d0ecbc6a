import { useLingui } from '@lingui/react/macro'
import type { WheelAccount } from '@olympus/contract/wheel'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './fortune-wheel-page.css.ts'

interface FairnessNoteProps {
  readonly account: WheelAccount
  readonly clientSeed: string
  /** Of the table that new numbers are bound to. */
  readonly currentVersion: number
}

const endLength = 8

const headAndTail = (hash: string): string => `${hash.slice(0, endLength)}…${hash.slice(-endLength)}`

/** The fingerprint of the number that the next spin draws with, and where to check it. */
export function FairnessNote({ account, clientSeed, currentVersion }: FairnessNoteProps): ReactNode {
  const { t } = useLingui()
  const { activeSeed, nextSeed, table } = account
  const { seedHash } = activeSeed ?? nextSeed

  return (
    <>
      {table.version < currentVersion && (
        <Callout tone="info" title={t`There are new odds.`}>
          {t`They apply to you once you rotate your seed, which replaces our number. Until then your spins draw with the odds shown here.`}{' '}
          <TextLink asChild>
            <Link to={paths.wheelFairness}>{t`Rotate seed`}</Link>
          </TextLink>
        </Callout>
      )}
      <div className={styles.row}>
        <Icon icon={ShieldCheck} size={17} className={styles.rowIcon} />
        <div className={styles.rowText}>
          <span>
            {t`Fingerprint of our number:`}{' '}
            <span className={styles.hash} title={seedHash} translate="no">
              {headAndTail(seedHash)}
            </span>
          </span>
          {!activeSeed && (
            <span className={styles.quiet}>
              {t`Your number for the first spin, made by your browser:`}{' '}
              <span className={styles.hash} title={clientSeed} translate="no">
                {headAndTail(clientSeed)}
              </span>
            </span>
          )}
        </div>
        <TextLink asChild>
          <Link to={paths.wheelFairness}>{t`Check the draws`}</Link>
        </TextLink>
      </div>
    </>
  )
}
