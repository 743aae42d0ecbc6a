import { useLingui } from '@lingui/react/macro'
import type { Launchers } from '@olympus/contract/download'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { Progress } from '@olympus/ui/progress/progress'
import { FileSearch, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './check-card.css.ts'
import type { FileCheck } from './check-file.ts'
import { architectureOf, currentRelease, shortHash } from './launcher-rules.ts'
import { useSizeText } from './use-size-text.ts'

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
          <span lang={langOf(withdrawal, 'reason')}>{withdrawal.reason}</span>{' '}
          {currentRelease(launchers) && t`Take the current version instead.`}
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

type Checking = Extract<FileCheck, { state: 'checking' }>

function Running({
  check,
  onCancel,
}: {
  readonly check: Checking
  readonly onCancel: () => void
}): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const sizeText = useSizeText()
  const { name, bytes, size, leftSeconds } = check
  const done = sizeText(bytes)
  const all = sizeText(size)
  const left = leftSeconds === null ? null : format.unit(leftSeconds, 'second')
  return (
    <div className={styles.running} role="group" aria-label={name}>
      <p className={styles.file}>
        <Icon icon={FileSearch} size={18} />
        <strong translate="no">{name}</strong>
      </p>
      <Progress label={t`Checking`} value={bytes} max={size} valueText={t`${done} of ${all}`} />
      <div className={styles.runningEnd}>
        <span className={styles.hint}>
          {left !== null && <>{t`About ${left} left.`} </>}
          {t`Nothing is uploaded.`}
        </span>
        <Button size="sm" tone="ghost" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  )
}

export interface CheckViewProps extends WithLaunchers {
  readonly result: FileCheck
  /** Stops the check, or makes room for another one. */
  readonly onCancel: () => void
}

/** How far the check is, or what it found. */
export function CheckView({ result, launchers, onCancel }: CheckViewProps): ReactNode {
  const { t } = useLingui()
  switch (result.state) {
    case 'checking':
      return <Running check={result} onCancel={onCancel} />
    case 'unreadable': {
      const { name } = result
      return (
        <Callout tone="warning" role="alert">
          {t`${name} could not be read. It may have been moved or be still downloading. Choose it again.`}
        </Callout>
      )
    }
    case 'known':
    case 'foreign':
      return (
        <>
          {result.state === 'known' ? (
            <Genuine {...result} launchers={launchers} />
          ) : (
            <NotOurs {...result} launchers={launchers} />
          )}
          <div>
            <Button size="sm" tone="ghost" isFlush icon={<Icon icon={ShieldCheck} />} onClick={onCancel}>
              {t`Check another file`}
            </Button>
          </div>
        </>
      )
    default:
      return null
  }
}
