import { cva, type VariantProps } from 'class-variance-authority'
import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { DialogClose } from './dialog-close.tsx'
import { DialogContext } from './dialog-context.ts'
import { DialogSection, type DialogSectionProps } from './dialog-section.tsx'
import { DialogTitle } from './dialog-title.tsx'
import * as styles from './dialog.css.ts'

const panelClass = cva(styles.panel, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

type InitialFocus = 'dialog' | 'first-field' | 'safe-action'

const focusTargets = {
  'first-field': 'input:not([type=hidden], [hidden]), select, textarea',
  'safe-action': `.${styles.footer} button`,
}

type SectionProps = {
  layout?: 'sections' | undefined
  title: ReactNode
  description?: ReactNode
  /** Buttons, the safe one first. They share the full width on phones. */
  footer?: ReactNode
  /** Label of the close button. Without it there is none. */
  closeLabel?: string | undefined
}

/** The content renders its own `DialogTitle` and `DialogClose`. */
type BareProps = { layout: 'bare'; title?: never; description?: never; footer?: never; closeLabel?: never }

export type DialogProps = Omit<DialogSectionProps, 'children' | 'className' | 'style' | 'title' | 'isBusy'> &
  VariantProps<typeof panelClass> & {
    isOpen: boolean
    onOpenChange: (isOpen: boolean) => void
    /** Escape, scrim and close button close it. A click on the scrim never closes an alert dialog. */
    isDismissable?: boolean | undefined
    /** Takes the whole screen on phones, for a task of several steps. */
    isFullOnPhones?: boolean | undefined
    /** Something runs that must not be interrupted: nothing closes the dialog. */
    isPending?: boolean | undefined
    /** Initial focus: the first field of a form, or the first footer button when something will be lost. */
    initialFocus?: InitialFocus | undefined
    /** `className` and `style` go to the panel, other props and `ref` to the dialog element. */
    className?: string | undefined
    style?: CSSProperties | undefined
    children?: ReactNode
  } & (SectionProps | BareProps)

/**
 * A modal dialog; a bottom sheet on phones. Focus starts on the dialog (on the safe action of an alert
 * dialog) unless `initialFocus` is set, and returns to the opener on close.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  isDismissable = true,
  isFullOnPhones = false,
  isPending = false,
  initialFocus,
  size,
  layout = 'sections',
  title,
  description,
  footer,
  closeLabel,
  className,
  style,
  children,
  ...props
}: DialogProps) {
  const change = (nextIsOpen: boolean) => {
    if (!isPending) onOpenChange(nextIsOpen)
  }
  const descriptionId = useId()
  const hasDescription = layout === 'sections' && Boolean(description)
  const canDismiss = isDismissable && !isPending

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={canDismiss && props.role !== 'alertdialog'}
      isKeyboardDismissDisabled={!canDismiss}
      className={styles.overlay}
    >
      <Modal
        data-full-on-phones={isFullOnPhones || undefined}
        className={panelClass({ size, className })}
        {...(style && { style })}
      >
        <DialogContext value={{ close: () => change(false), isPending }}>
          <DialogSection
            {...(hasDescription && { 'aria-describedby': descriptionId })}
            {...props}
            isBusy={isPending}
            className={styles.surface}
          >
            <FocusStart on={initialFocus ?? (props.role === 'alertdialog' ? 'safe-action' : 'dialog')} />
            {layout === 'bare' ? (
              children
            ) : (
              <Sections {...{ title, description, descriptionId, footer, closeLabel }}>{children}</Sections>
            )}
          </DialogSection>
        </DialogContext>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Its effect runs before the dialog’s, which takes the focus only if nothing inside has it. It does not
 * scroll: on a low screen, as at 400 % zoom, the title would leave the view.
 */
function FocusStart({ on }: { on: InitialFocus }) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (on === 'dialog') return
    marker.current?.parentElement
      ?.querySelector<HTMLElement>(focusTargets[on])
      ?.focus({ preventScroll: true })
  }, [on])
  return <span ref={marker} hidden />
}

function Sections({
  title,
  description,
  descriptionId,
  footer,
  closeLabel,
  children,
}: Omit<SectionProps, 'layout'> & { descriptionId: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.header}>
        <div className={styles.headings}>
          <DialogTitle>{title}</DialogTitle>
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
        </div>
        {closeLabel && <DialogClose label={closeLabel} className={styles.close} />}
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  )
}
