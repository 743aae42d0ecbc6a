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
  /** Names the drawer. Also its title if there is no `header`. */
  label: string
  closeLabel: string
  /** Replaces the title, for example with the logged-in player. */
  header?: ReactNode
  /** Buttons that share the full width at the bottom. */
  footer?: ReactNode
  /** `className` and `style` go to the panel, other props and `ref` to the dialog element. */
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A sheet that slides in from the bottom on phones and from the right on wider screens. */
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

/** Becomes focusable when its content overflows, so the keyboard can scroll it. */
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
