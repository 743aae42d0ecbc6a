import { ChevronDown, Download, Monitor } from 'lucide-react'
import { Fragment, useId, type ReactNode } from 'react'

import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Card, CardSection, type CardProps } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './download-card.css.ts'

export type DownloadBuild = {
  id: string
  /** "x64" */
  name: string
  /** "Windows 10 and 11, 64-bit" */
  platform: string
  /** Said about a build that is not the recommended one: "Only for older PCs." */
  line?: ReactNode
  fileName: string
  /** Formatted: "104 MB". */
  size: string
  /**
   * URL of the file itself, so it works without scripts, in a new tab and in a download manager. Null: no
   * link.
   */
  href: string | null
  /** SHA-256 in hex. */
  hash: string
}

export type DownloadCardLabels = {
  /** "Recommended", beside the first build. */
  recommended: string
  /** "Download", also the first word of the accessible names of both links. */
  download: string
  /** "SHA-256" */
  hash: string
  /** Opens the hash of another build: "SHA-256 of the x86 file". */
  hashOf: (build: DownloadBuild) => string
}

export type DownloadCardProps = Omit<CardProps, 'children' | 'actions' | 'isFlush' | 'title'> & {
  /** "Olympus launcher 2.4.1, x64" */
  title: ReactNode
  /** The recommended one first. Undefined while they are loading. */
  builds: readonly DownloadBuild[] | undefined
  /** Facts of the first build: file, size, date, signer. */
  facts: readonly { readonly label: ReactNode; readonly value: ReactNode }[]
  labels: DownloadCardLabels
  /** A `CopyButton` for the build's hash. */
  copy?: ((build: DownloadBuild) => ReactNode) | undefined
  /** Another action of the page comes before the download. */
  isSecondary?: boolean
  /** In place of the link of a build that has none. */
  unavailable?: ReactNode
}

/** Groups of 16 digits, so that people can compare them. */
const groupsOf = (hash: string): string[] => hash.match(/.{1,16}/g) ?? []

/** Holds the visible text of both links in every language. */
const nameOf = ({ download }: DownloadCardLabels, { fileName, platform, size }: DownloadBuild): string =>
  [download, fileName, platform, size].join(', ')

type PartProps = Pick<DownloadCardProps, 'copy' | 'labels'> & { build: DownloadBuild }

const Hash = ({ build, labels, copy }: PartProps) => (
  <div className={styles.hashRow}>
    <span className={styles.hashLabel}>{labels.hash}</span>
    <code translate="no" className={styles.hash}>
      {groupsOf(build.hash).map((group) => (
        <Fragment key={group}>
          <span>{group}</span>{' '}
        </Fragment>
      ))}
    </code>
    {copy?.(build)}
  </div>
)

function Other({ build, labels, copy, unavailable }: PartProps & Pick<DownloadCardProps, 'unavailable'>) {
  const { platform, line, name, href, fileName } = build
  return (
    <>
      <CardSection className={styles.other}>
        <div className={styles.otherText}>
          <strong className={styles.otherName}>{platform}</strong>
          {line !== undefined && <span className={styles.quiet}>{line}</span>}
        </div>
        {href === null ? (
          unavailable
        ) : (
          <ButtonLink
            aria-label={nameOf(labels, build)}
            href={href}
            download={fileName}
            icon={<Icon icon={Download} />}
          >
            <span translate="no">{name}</span>
          </ButtonLink>
        )}
      </CardSection>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>
          {labels.hashOf(build)}
          <Icon icon={ChevronDown} size={14} className={styles.chevron} />
        </summary>
        <Hash {...{ build, labels, copy }} />
      </details>
    </>
  )
}

/** A program in one or more builds, with the information needed to choose one and to verify it. */
export function DownloadCard({
  title,
  builds,
  facts,
  labels,
  copy,
  isSecondary = false,
  unavailable,
  ...props
}: DownloadCardProps) {
  const titleId = useId()
  const [first, ...others] = builds ?? []

  return (
    <Card aria-busy={builds === undefined || undefined} aria-labelledby={titleId} {...props} isFlush>
      <div className={styles.top}>
        <span className={styles.tile}>
          <Icon icon={Monitor} size={24} />
        </span>
        <div className={styles.heading}>
          <p className={styles.line}>
            <Skeleton isLoading={!first} width="12em">
              <Badge tone="accent">{labels.recommended}</Badge>
              <span className={styles.quiet}>{first?.platform}</span>
            </Skeleton>
          </p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        {first?.href === null
          ? unavailable
          : first && (
              <ButtonLink
                aria-label={nameOf(labels, first)}
                className={styles.download}
                href={first.href}
                download={first.fileName}
                tone={isSecondary ? 'secondary' : 'primary'}
                size={isSecondary ? 'lg' : 'xl'}
                icon={<Icon icon={Download} />}
              >
                {labels.download}
              </ButtonLink>
            )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.quiet}>{label}</dt>
            <dd className={styles.value}>
              <Skeleton isLoading={!first} width="5em">
                {value}
              </Skeleton>
            </dd>
          </div>
        ))}
      </dl>
      {first ? (
        <Hash build={first} {...{ labels, copy }} />
      ) : (
        <div className={styles.hashRow}>
          <Skeleton isBlock width="100%" height={20} />
        </div>
      )}
      {others.map((build) => (
        <Other key={build.id} {...{ build, labels, copy, unavailable }} />
      ))}
    </Card>
  )
}
