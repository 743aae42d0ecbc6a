import { Check, Copy, X } from 'lucide-react'
import type { ComponentProps, MouseEvent, RefObject } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { buttonClass, iconButtonClass, type ButtonSize, type ButtonTone } from '../button/button.variants.ts'
import { Icon } from '../icon/icon.tsx'
import { toast } from '../toast/toast-queue.ts'
import * as styles from './copy-button.css.ts'
import { useCopied } from './use-copied.ts'

const icons = { idle: Copy, copied: Check, refused: X }

export type CopyButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The text to copy. Never announced, because it may be a secret. */
  text: string
  /** The accessible name, which does not change: "Copy the secret key". */
  label: string
  /** Visible text beside the icon: "Copy". Without it only the icon shows. */
  children?: string | undefined
  /** Replaces `children` for 1500 ms and is announced: "Copied". */
  copiedLabel: string
  /** Shown when the browser refuses: what to do instead. */
  refusedLabel: string
  /** Called after each successful copy. */
  onCopied?: (() => void) | undefined
  /** The element with the text on the page. It is selected when the browser refuses. */
  sourceRef?: RefObject<HTMLElement | null> | undefined
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
}

const select = (source: HTMLElement | null | undefined) => {
  if (source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement) source.select()
  else if (source) getSelection()?.selectAllChildren(source)
}

/** Copies a text and shows the result for 1500 ms. Its width and its name do not change. */
export function CopyButton({
  text,
  label,
  children,
  copiedLabel,
  refusedLabel,
  onCopied,
  sourceRef,
  tone,
  size,
  className,
  onClick,
  ...props
}: CopyButtonProps) {
  const { state, copy } = useCopied()

  async function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    if ((await copy(text)) === 'copied') {
      onCopied?.()
      return announce(copiedLabel)
    }
    select(sourceRef?.current)
    toast.error({ key: 'copy-refused', title: refusedLabel })
  }

  const variantClass = children === undefined ? iconButtonClass : buttonClass
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      data-state={state}
      onClick={(event) => void press(event)}
      className={variantClass({ tone, size, className })}
    >
      <Icon
        icon={icons[state]}
        size={size === 'sm' || children === undefined ? 14 : 16}
        className={styles.icon[state]}
      />
      {children !== undefined && (
        <span className={styles.words} data-copied-word={copiedLabel}>
          <span>{children}</span>
        </span>
      )}
    </button>
  )
}
