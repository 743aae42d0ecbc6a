import { useLingui } from '@lingui/react/macro'
import type { LauncherRelease, Launchers } from '@olympus/contract/download'
import { Badge } from '@olympus/ui/badge/badge'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card, CardSection } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './download-page.css.ts'
import { architectureOf } from './launcher-rules.ts'

function Version({ release }: { readonly release: LauncherRelease }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { version, publishedAt, withdrawal, builds } = release
  const day = (moment: string) => format.calendarDate(moment.slice(0, 10))
  const withdrawnOn = withdrawal ? day(withdrawal.withdrawnAt) : ''

  return (
    <CardSection role="listitem" className={styles.version}>
      <div className={styles.versionText}>
        <p className={styles.versionName}>
          <strong translate="no">{version}</strong>
          {withdrawal && (
            <Badge tone="danger" icon={<Icon icon={Ban} size={13} />}>
              {t({ message: 'Withdrawn', context: 'release' })}
            </Badge>
          )}
        </p>
        <p className={styles.small}>{day(publishedAt)}</p>
        {withdrawal && (
          <p className={styles.small}>
            <span lang={langOf(withdrawal, 'reason')}>{withdrawal.reason}</span>{' '}
            {t`Withdrawn on ${withdrawnOn}.`}
          </p>
        )}
      </div>
      {builds.map((build, index) => {
        const name = architectureOf(build)
        if (build.isDamaged)
          return <span key={name} className={styles.small}>{t`${name} is not available`}</span>
        return (
          build.url !== null && (
            <ButtonLink
              key={name}
              aria-label={t`Download ${version}, ${name}`}
              href={build.url}
              download={build.fileName}
              size="sm"
              tone={index === 0 ? 'secondary' : 'ghost'}
            >
              <span translate="no">{name}</span>
            </ButtonLink>
          )
        )
      })}
    </CardSection>
  )
}

/** Everything but the current release, also what was withdrawn, with its reason. */
export function OlderVersions({ launchers }: { readonly launchers: Launchers }): ReactNode {
  const { t } = useLingui()
  const older = launchers.releases.filter(({ version }) => version !== launchers.currentVersion)
  if (older.length === 0) return null
  return (
    <Card title={t`Older versions`} isFlush>
      <div role="list">
        {older.map((release) => (
          <Version key={release.version} release={release} />
        ))}
      </div>
    </Card>
  )
}
