import { useLingui } from '@lingui/react/macro'
import type { Launchers } from '@olympus/contract/download'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'

import * as styles from './check-card.css.ts'
import type { FileCheck } from './check-file.ts'
import { useFileCheck } from './use-file-check.ts'

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  /** A file may come soon. */
  readonly onApproach: () => void
}

/** A drop zone that is a file field for keyboards and screen readers. */
function DropZone({ onFiles, onApproach }: DropZoneProps): ReactNode {
  const { t } = useLingui()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  return (
    <label className={styles.zone} data-over={isOver || undefined}>
      <input
        type="file"
        className={styles.input}
        aria-label={t`Choose the file to check`}
        aria-describedby={hintId}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onDragEnter={(event) => {
          drag(true)(event)
          onApproach()
        }}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          onFiles([...event.dataTransfer.files])
        }}
      />
      <Icon icon={FileUp} size={24} className={styles.zoneIcon} />
      <span aria-hidden className={styles.zoneTitle}>
        <span className={styles.withPointer}>{t`Drop the file here or choose it`}</span>
        <span className={styles.withFinger}>{t`Choose the file`}</span>
      </span>
      <span
        id={hintId}
        className={styles.hint}
      >{t`It’s checked on your computer. Nothing is uploaded.`}</span>
    </label>
  )
}

/** States in which a file can be chosen. */
const waiting: ReadonlySet<FileCheck['state']> = new Set(['idle', 'several', 'unreadable', 'not-started'])

/** Tells whether a file on the player's computer is one of our launchers. */
export function CheckCard({ launchers }: { readonly launchers: Launchers }): ReactNode {
  const { t } = useLingui()
  const { result, View, check, cancel, prepare } = useFileCheck(launchers)
  const { state } = result
  const box = useRef<HTMLDivElement>(null)
  const lastState = useRef(state)

  // What was pressed is gone with the state that it belonged to.
  useEffect(() => {
    if (lastState.current !== state && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
    lastState.current = state
  }, [state])

  return (
    <Card title={t`Check your download`}>
      <div
        ref={box}
        tabIndex={-1}
        role="group"
        aria-label={t`Check your download`}
        className={styles.content}
      >
        {waiting.has(state) && <DropZone onFiles={(files) => void check(files)} onApproach={prepare} />}
        {state === 'several' && (
          <Callout tone="warning" role="alert">
            {t`Drop one file, so that the answer is about that file.`}
          </Callout>
        )}
        {state === 'not-started' && (
          <Callout tone="warning" role="alert">
            {t`The check could not start, since part of this page did not load. Try again, or reload the page.`}
          </Callout>
        )}
        {View && <View result={result} launchers={launchers} onCancel={cancel} />}
      </div>
    </Card>
  )
}
