import { cx } from 'class-variance-authority'
import { Fragment, useId, useMemo, type ComponentProps, type ReactNode, type Ref } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './qr-code.css.ts'
import { qrModules, type QrLevel } from './qr-modules.ts'

const leastSizePx = 160

export type QrCodeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * The encoded text. Drawn locally and sent nowhere. Without it, a placeholder of the same size is shown.
   */
  value: string | undefined
  /** Names the image: "QR code of the secret key". */
  label: string
  /** The same information for players who cannot scan. */
  secret: string | undefined
  secretLabel: ReactNode
  /** A `CopyButton` for the secret. */
  copy?: ReactNode
  /** The element of the secret, which the copy button selects if the browser refuses to copy. */
  secretRef?: Ref<HTMLElement> | undefined
  /** Instructions above the secret. */
  children?: ReactNode
  /** Side length in px including the white border, at least 160. */
  size?: number | undefined
  /** Error correction: the code stays readable with 15, 25 or 30 % damage. */
  level?: QrLevel | undefined
}

const groupsOfFour = (secret: string) => secret.match(/.{1,4}/gsu) ?? []

/** A QR code with its secret as text beside it. */
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
                  // Groups can be identical and never change their order.
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
