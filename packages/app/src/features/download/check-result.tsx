import { useLingui } from '@lingui/react/macro'
import type { Launchers } from '@olympus/contract/download'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './check-card.css.ts'
import { architectureOf, currentRelease, shortHash } from './launcher-rules.ts'
import type { FileCheck } from './use-file-check.ts'

type Known = Extract<FileCheck, { state: 'known' }>
type Foreign = Extract<FileCheck, { state: 'foreign' }>

interface WithLaunchers {
  readonly launchers: Launchers
}

function Genuine({ hash, file: { release, build }, launchers }: Known & WithLaunchers): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { version, withdrawal } = release
  const name = architectureOf(build)
  const released = format.calendarDate(release.publishedAt.slice(0, 10))
  return (
    <Callout
      tone={withdrawal ? 'warning' : 'success'}
      role="status"
      icon={withdrawal ? undefined : ShieldCheck}
      title={
        withdrawal
          ? t`Genuine, but withdrawn: Olympus launcher ${version}, ${name}`
          : t`Genuine: Olympus launcher ${version}, ${name}`
      }
    >
      {withdrawal ? (
        <p>
          {withdrawal.reason} {currentRelease(launchers) && t`Take the current version instead.`}
        </p>
      ) : (
        <p>{t`The file is exactly the one we released on ${released}. You can install it.`}</p>
      )}
      <code translate="no" className={styles.hash}>
        {shortHash(hash)}
      </code>
    </Callout>
  )
}

function NotOurs({ name, hash, launchers }: Foreign & WithLaunchers): ReactNode {
  const { t } = useLingui()
  const builds = currentRelease(launchers)?.builds ?? []
  const ours = builds.find(({ fileName }) => fileName === name) ?? builds[0]
  return (
    <Callout tone="danger" role="alert" title={t`Not ours. Don’t run this file.`}>
      <p>
        {t`${name} matches no launcher we have ever released. The download may have been cut short, or someone changed the file. Delete it and download it again from this page.`}
      </p>
      <dl className={styles.hashes}>
        <dt>{t`Yours`}</dt>
        <dd>
          <code translate="no">{hash}</code>
        </dd>
        {ours && (
          <>
            <dt>{t`Ours`}</dt>
            <dd>
              <code translate="no">{ours.sha256}</code>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        {ours && (
          <ButtonLink size="sm" href="#launcher">
            {t`Download it again`}
          </ButtonLink>
        )}
        <ButtonLink size="sm" tone="ghost" asChild>
          <Link to={paths.contact}>{t`Report this file`}</Link>
        </ButtonLink>
      </div>
    </Callout>
  )
}

interface CheckResultProps extends WithLaunchers {
  readonly result: FileCheck
  readonly onAgain: () => void
}

/** What the check found. */
export function CheckResult({ result, launchers, onAgain }: CheckResultProps): ReactNode {
  const { t } = useLingui()
  switch (result.state) {
    case 'idle':
    case 'checking':
      return null
    case 'several':
      return (
        <Callout tone="warning" role="alert">
          {t`Drop one file, so that the answer is about that file.`}
        </Callout>
      )
    case 'not-started':
      return (
        <Callout tone="warning" role="alert">
          {t`The check could not start, since part of this page did not load. Try again, or reload the page.`}
        </Callout>
      )
    case 'unreadable': {
      const { name } = result
      return (
        <Callout tone="warning" role="alert">
          {t`${name} could not be read. It may have been moved or be still downloading. Choose it again.`}
        </Callout>
      )
    }
    default:
      return (
        <>
          {result.state === 'known' ? (
            <Genuine {...result} launchers={launchers} />
          ) : (
            <NotOurs {...result} launchers={launchers} />
          )}
          <div>
            <Button size="sm" tone="ghost" isFlush icon={<Icon icon={ShieldCheck} />} onClick={onAgain}>
              {t`Check another file`}
            </Button>
          </div>
        </>
      )
  }
}
