import { useLingui } from '@lingui/react/macro'
import type { LauncherRelease } from '@olympus/contract/download'
import { Badge } from '@olympus/ui/badge/badge'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { DownloadCard, type DownloadBuild } from '@olympus/ui/download-card/download-card'
import { Icon } from '@olympus/ui/icon/icon'
import { media } from '@olympus/ui/theme/media'
import { CircleX, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { ContactLink } from '../../shared/navigation/contact-link.tsx'
import { useMedia } from '../../shared/use-media.ts'
import * as styles from './download-page.css.ts'
import { architectureOf } from './launcher-rules.ts'
import { useSizeText } from './use-size-text.ts'

const Unavailable = (): ReactNode => {
  const { t } = useLingui()
  return (
    <p className={styles.unavailable}>
      <Badge tone="danger" icon={<Icon icon={CircleX} size={13} />}>{t`Not available`}</Badge>
      <span>
        {t`Our file differs from the one we released, so nobody gets it until that is repaired.`}{' '}
        <ContactLink>{t`Contact support`}</ContactLink>
      </span>
    </p>
  )
}

/** The release to download: x64 first, whatever computer asks. */
export function ReleaseCard({ release }: { readonly release: LauncherRelease | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const sizeText = useSizeText()
  // There, the link for a computer comes first.
  const isPhone = useMedia(media.mobile)
  const version = release?.version ?? ''
  const first = release?.builds[0]
  const architecture = first ? architectureOf(first) : ''
  const copyLabels = { x64: t`Copy the SHA-256 of the x64 file`, x86: t`Copy the SHA-256 of the x86 file` }

  const builds = release?.builds.map((build): DownloadBuild => {
    const file = build.fileName
    const size = sizeText(build.size)
    return {
      id: build.platform,
      name: architectureOf(build),
      platform: architectureOf(build) === 'x64' ? t`Windows 10 and 11, 64-bit` : t`Windows 10, 32-bit (x86)`,
      line: t`${file}, ${size}. Only for older PCs; when in doubt, take x64.`,
      fileName: file,
      size,
      href: build.url,
      hash: build.sha256,
    }
  })

  return (
    <DownloadCard
      id="launcher"
      title={first ? t`Olympus launcher ${version}, ${architecture}` : t`Olympus launcher`}
      builds={builds}
      facts={[
        { label: t`File`, value: <span translate="no">{first?.fileName}</span> },
        { label: t`Size`, value: first && sizeText(first.size) },
        { label: t`Released`, value: release && format.calendarDate(release.publishedAt.slice(0, 10)) },
        {
          label: t`Signed by`,
          value: (
            <span className={styles.signer}>
              <Icon icon={ShieldCheck} size={15} className={styles.sound} />
              <span translate="no">{release?.publisher}</span>
            </span>
          ),
        },
      ]}
      labels={{
        recommended: t`Recommended`,
        download: t`Download`,
        hash: t`SHA-256`,
        hashOf: ({ name }) => (name === 'x64' ? t`SHA-256 of the x64 file` : t`SHA-256 of the x86 file`),
      }}
      copy={({ hash, name }) => (
        <CopyButton
          text={hash}
          label={name === 'x64' ? copyLabels.x64 : copyLabels.x86}
          copiedLabel={t`Copied`}
          refusedLabel={t`Copying failed. The text is selected, so you can copy it with your keyboard.`}
          size="sm"
        />
      )}
      isSecondary={isPhone}
      unavailable={<Unavailable />}
    />
  )
}
