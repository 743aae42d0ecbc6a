import { cx } from 'class-variance-authority'
import type { CSSProperties, ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { DialogClose } from '../dialog/dialog-close.tsx'
import { DialogContext } from '../dialog/dialog-context.ts'
import { DialogSection, type DialogSectionProps } from '../dialog/dialog-section.tsx'
import { useOverflow } from '../overflow/use-overflow.ts'
import * as styles from './drawer.css.ts'

export type DrawerProps = Omit<
  DialogSectionProps,
  'children' | 'className' | 'style' | 'aria-label' | 'isBusy'
> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the drawer, and is its title while there is no `header`. */
  label: string
  closeLabel: string
  /** In place of the title: who is logged in. */
  header?: ReactNode
  /** Buttons that share the width at the lower edge. */
  footer?: ReactNode
  /** With `style` it reaches the panel; all else and `ref` reach the dialog element. */
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A sheet from the lower edge of a phone, from the right edge of a wider screen. */
export function Drawer({
  isOpen,
  onOpenChange,
  label,
  closeLabel,
  header,
  footer,
  className,
  style,
  children,
  ...props
}: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay}>
      <Modal className={cx(styles.panel, className)} {...(style && { style })}>
        <DialogContext value={{ close: () => onOpenChange(false), isPending: false }}>
          <DialogSection {...props} aria-label={label} className={styles.surface}>
            <div className={styles.header}>
              <div className={styles.headerContent}>
                {header ?? <h2 className={styles.title}>{label}</h2>}
              </div>
              <DialogClose label={closeLabel} />
            </div>
            <DrawerBody label={label}>{children}</DrawerBody>
            {footer && <div className={styles.footer}>{footer}</div>}
          </DialogSection>
        </DialogContext>
      </Modal>
    </ModalOverlay>
  )
}

/** Scrolls by keyboard too, where its content is too high for it. */
function DrawerBody({ label, children }: Pick<DrawerProps, 'label' | 'children'>) {
  const { ref, isOverflowing } = useOverflow('height')
  return (
    <div
      ref={ref}
      className={styles.body}
      {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <div>{children}</div>
    </div>
  )
}
