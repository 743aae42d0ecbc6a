import { cx } from 'class-variance-authority'
import { Fragment, useId, useMemo, type ComponentProps, type ReactNode, type Ref } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './qr-code.css.ts'
import { qrModules, type QrLevel } from './qr-modules.ts'

const leastSizePx = 160

export type QrCodeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What a scanner reads. Drawn here: it is sent nowhere. Without it, a placeholder of the same size. */
  value: string | undefined
  /** Says what the picture is: "QR code of the secret key". */
  label: string
  /** The same for those who cannot scan. */
  secret: string | undefined
  secretLabel: ReactNode
  /** A `CopyButton` for the secret. */
  copy?: ReactNode
  /** The element of the secret: the copy button selects it when the browser refuses to copy. */
  secretRef?: Ref<HTMLElement> | undefined
  /** What to do with it, above the secret. */
  children?: ReactNode
  /** Side in px, the white around included; at least 160. */
  size?: number | undefined
  /** How much of it may be dirty or torn: 15, 25 or 30 %. */
  level?: QrLevel | undefined
}

const groupsOfFour = (secret: string) => secret.match(/.{1,4}/gsu) ?? []

/** A QR code, with what it says in text beside it. */
export function QrCode({
  value,
  label,
  secret,
  secretLabel,
  copy,
  secretRef,
  children,
  size = 180,
  level = 'M',
  className,
  ...props
}: QrCodeProps) {
  const labelId = useId()
  const titleId = useId()
  const code = useMemo(() => (value === undefined ? undefined : qrModules(value, level)), [value, level])
  const isLoading = value === undefined
  const side = Math.max(size, leastSizePx)

  return (
    <div {...props} aria-busy={isLoading || undefined} className={cx(styles.root, className)}>
      <div className={styles.layout}>
        {isLoading && <Skeleton isBlock width={side} height={side} radius={12} />}
        {code && (
          <svg
            role="img"
            aria-labelledby={titleId}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            className={styles.plate}
            style={{ maxWidth: side, width: side }}
          >
            <title id={titleId}>{label}</title>
            <path d={code.path} />
          </svg>
        )}
        <div className={styles.text}>
          {children}
          <div id={labelId} className={styles.secretLabel}>
            {secretLabel}
          </div>
          <div role="group" aria-labelledby={labelId} className={styles.secretField}>
            <code ref={secretRef} translate="no" className={styles.secret}>
              {secret === undefined ? (
                <Skeleton width="19ch" />
              ) : (
                groupsOfFour(secret).map((group, index) => (
                  // Groups of a key may be alike, and they never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Fragment key={index}>
                    <span className={styles.group}>{group}</span>
                    <wbr />
                  </Fragment>
                ))
              )}
            </code>
            {secret !== undefined && copy}
          </div>
        </div>
      </div>
    </div>
  )
}
