import { useLingui } from '@lingui/react/macro'
import type { Launchers } from '@olympus/contract/download'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Progress } from '@olympus/ui/progress/progress'
import { FileSearch, FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './check-card.css.ts'
import { CheckResult } from './check-result.tsx'
import { type FileCheck, useFileCheck } from './use-file-check.ts'
import { useSizeText } from './use-size-text.ts'

/** A drop zone that is a file field for keyboards and screen readers. */
function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactNode {
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
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          onFiles([...event.dataTransfer.files])
        }}
      />
      <Icon icon={FileUp} size={24} />
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

/** States in which a file can be chosen. */
const waiting: ReadonlySet<FileCheck['state']> = new Set(['idle', 'several', 'unreadable', 'not-started'])

/** Tells whether a file on the player's computer is one of our launchers. */
export function CheckCard({ launchers }: { readonly launchers: Launchers }): ReactNode {
  const { t } = useLingui()
  const { result, check, cancel } = useFileCheck(launchers)
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
        {waiting.has(state) && <DropZone onFiles={(files) => void check(files)} />}
        {state === 'checking' && <Running check={result} onCancel={cancel} />}
        <CheckResult result={result} launchers={launchers} onAgain={cancel} />
      </div>
    </Card>
  )
}
