import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Card, type CardProps } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { KeyValue, KeyValueList } from '../key-value/key-value.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import * as styles from './download-card.css.ts'

export type DownloadBuild = {
  id: string
  /** "x64" */
  name: string
  /** "Windows 10 or later, 64-bit" */
  platform: string
  fileName: string
  /** Formatted: "84 MB". */
  size: string
  /** URL of the file itself, so it works without scripts, in a new tab and in a download manager. */
  href: string
  /** SHA-256 in hex. */
  hash: string
  isRecommended?: boolean | undefined
}

export type DownloadCardLabels = {
  /** Label of the build selector. */
  build: string
  /** "Recommended", shown beside the build and included in the accessible name of its link. */
  recommended: string
  /** Label of the button: "Download launcher x64". */
  download: (build: DownloadBuild) => string
  file: string
  platform: string
  size: string
  hash: string
}

export type DownloadCardProps = Omit<
  CardProps,
  'children' | 'actions' | 'isFlush' | 'title' | 'defaultValue'
> & {
  title: ReactNode
  /** "Version 2.4.1" */
  version?: ReactNode
  /** Undefined while they are loading. */
  builds: readonly DownloadBuild[] | undefined
  labels: DownloadCardLabels
  /** Id of the chosen build. Defaults to the recommended one. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((id: string) => void) | undefined
  /** A `CopyButton` for the build's hash. */
  copy?: ((build: DownloadBuild) => ReactNode) | undefined
  /** A link to help for when the download does not start. */
  help: ReactNode
  /** Replaces all content when the builds failed to load. Include "Try again" and the link from `help`. */
  error?: ReactNode
}

const Waiting = () => (
  <>
    <Skeleton isBlock width="100%" height={40} radius={10} />
    <Skeleton isBlock width="100%" height={170} radius={8} />
    <Skeleton isBlock width="100%" height={44} radius={8} />
  </>
)

type ChosenProps = Pick<DownloadCardProps, 'labels' | 'copy'> & { build: DownloadBuild }

function Chosen({ build, labels, copy }: ChosenProps) {
  const { platform, fileName, size, href, hash, isRecommended = false } = build
  const action = labels.download(build)
  const name = [action, ...(isRecommended ? [labels.recommended] : []), platform, size].join(', ')
  return (
    <>
      <KeyValueList>
        <KeyValue label={labels.file}>
          <span translate="no">{fileName}</span>
        </KeyValue>
        <KeyValue label={labels.platform}>{platform}</KeyValue>
        <KeyValue label={labels.size}>{size}</KeyValue>
        <KeyValue label={<span className={styles.hashLabel}>{labels.hash}</span>}>
          <span className={styles.hashRow}>
            <span translate="no" className={styles.hash}>
              {hash}
            </span>
            {copy?.(build)}
          </span>
        </KeyValue>
      </KeyValueList>
      <ButtonLink
        aria-label={name}
        href={href}
        download={fileName}
        tone="primary"
        size="lg"
        isBlock
        icon={<Icon icon={Download} />}
      >
        {action}
      </ButtonLink>
    </>
  )
}

/** A file in one or more builds, with the information needed to choose one and to verify it. */
export function DownloadCard({
  title,
  version,
  builds,
  labels,
  value,
  defaultValue,
  onValueChange,
  copy,
  help,
  error,
  ...props
}: DownloadCardProps) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const wanted = value ?? ownValue
  const build =
    builds?.find(({ id }) => id === wanted) ??
    builds?.find(({ isRecommended }) => isRecommended) ??
    builds?.[0]
  const isLoading = builds === undefined && error === undefined

  return (
    <Card
      aria-busy={isLoading || undefined}
      {...props}
      title={title}
      actions={version !== undefined && <span className={styles.version}>{version}</span>}
    >
      {error ?? (
        <div className={styles.content}>
          {isLoading && <Waiting />}
          {builds && builds.length > 1 && (
            <ToggleGroup
              aria-label={labels.build}
              className={styles.choice}
              value={build?.id}
              onValueChange={(id) => {
                setOwnValue(id)
                onValueChange?.(id)
              }}
              options={builds.map(({ id, name, isRecommended }) => ({
                value: id,
                label: (
                  <span className={styles.build}>
                    <span translate="no">{name}</span>
                    {isRecommended && <Badge>{labels.recommended}</Badge>}
                  </span>
                ),
              }))}
            />
          )}
          {build && <Chosen {...{ build, labels, copy }} />}
          <p className={styles.help}>{help}</p>
        </div>
      )}
    </Card>
  )
}
