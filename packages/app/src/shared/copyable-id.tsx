import { useLingui } from '@lingui/react/macro'
import { announce } from '@olympus/ui/announcer/announcer'
import { IconButton } from '@olympus/ui/icon-button/icon-button'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, Copy } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import * as styles from './copyable-id.css.ts'
import { useCopied } from './use-copied.ts'

interface CopyableIdProps {
  readonly id: number
  /** What copying it is called: "Copy donation ID 4711". */
  readonly copyLabel: string
}

/** An ID as support asks for it: digits without grouping, selected as a whole, copied with one press. */
export function CopyableId({ id, copyLabel }: CopyableIdProps): ReactNode {
  const { t } = useLingui()
  const { state, copy } = useCopied()
  const textRef = useRef<HTMLSpanElement>(null)

  async function copyOrSelect() {
    if ((await copy(String(id))) === 'copied') {
      announce(t`Copied`)
      return
    }
    if (textRef.current) getSelection()?.selectAllChildren(textRef.current)
    announce(t`It could not be copied. It is selected now: copy it with your keyboard.`, 'assertive')
  }

  return (
    <span className={styles.root}>
      <span ref={textRef} translate="no" className={styles.id}>
        {id}
      </span>
      <IconButton
        label={copyLabel}
        tone="ghost"
        size="sm"
        className={styles.button}
        icon={
          state === 'copied' ? (
            <Icon icon={Check} size={14} className={styles.copied} />
          ) : (
            <Icon icon={Copy} size={14} />
          )
        }
        onClick={() => void copyOrSelect()}
      />
    </span>
  )
}
