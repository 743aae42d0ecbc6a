import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { DialogClose } from '../dialog/dialog-close.tsx'
import { DialogContext } from '../dialog/dialog-context.ts'
import * as styles from './drawer.css.ts'

export type DrawerProps = Omit<ComponentProps<typeof AriaDialog>, 'children' | 'className' | 'aria-label'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the drawer, and is its title while there is no `header`. */
  label: string
  closeLabel: string
  /** In place of the title: who is logged in. */
  header?: ReactNode
  /** Buttons that share the width at the lower edge. */
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A sheet from the lower edge of a phone, from the right edge of a wider screen. `className` reaches the panel. */
export function Drawer({
  isOpen,
  onOpenChange,
  label,
  closeLabel,
  header,
  footer,
  className,
  children,
  ...props
}: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay}>
      <Modal className={cx(styles.panel, className)}>
        <DialogContext value={{ close: () => onOpenChange(false), isPending: false }}>
          <AriaDialog {...props} aria-label={label} className={styles.surface}>
            <div className={styles.header}>
              <div className={styles.headerContent}>
                {header ?? <h2 className={styles.title}>{label}</h2>}
              </div>
              <DialogClose label={closeLabel} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </AriaDialog>
        </DialogContext>
      </Modal>
    </ModalOverlay>
  )
}
