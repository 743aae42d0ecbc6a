import { createContext, useContext } from 'react'

type DialogControl = {
  close: () => void
  /** While true, nothing can close the dialog. */
  isPending: boolean
}

export const DialogContext = createContext<DialogControl | null>(null)

/** The surrounding dialog, for parts that close it. */
export function useDialogControl(): DialogControl {
  const control = useContext(DialogContext)
  if (!control) throw new Error('Only inside a Dialog or Drawer')
  return control
}
