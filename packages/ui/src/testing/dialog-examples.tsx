import { useState, type ComponentProps } from 'react'

import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

type Args = Partial<ComponentProps<typeof Dialog>>

/** A page with a button that opens the dialog. */
export function Opener({ children, ...props }: Args) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...(props as ComponentProps<typeof Dialog>)}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange?.(next)
          setIsOpen(next)
        }}
      >
        {children}
      </Dialog>
    </>
  )
}

/** The dialog's action removes the button that opened the dialog. */
export function Remover() {
  const [isOpen, setIsOpen] = useState(false)
  const [isThere, setIsThere] = useState(true)
  return (
    <main>
      {isThere && <Button onClick={() => setIsOpen(true)}>Deactivate Ianthe</Button>}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Deactivate Ianthe?"
        footer={
          <Button
            onClick={() => {
              setIsThere(false)
              setIsOpen(false)
            }}
          >
            Deactivate
          </Button>
        }
      />
    </main>
  )
}

/** Content that is removed while it has the focus. */
export function Shrinking() {
  const [hasMore, setHasMore] = useState(true)
  return hasMore && <Button onClick={() => setHasMore(false)}>Load the last one</Button>
}
