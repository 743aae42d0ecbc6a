import { useLingui } from '@lingui/react'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

import { isServerReachable } from '../../build-manifest/is-server-reachable.ts'
import { offlineMessage } from '../texts/offline-message.ts'

/** Props of a button that opens a dialog. */
export interface Opener {
  readonly isPending: boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

interface LateDialogControl<Value> {
  /** What the dialog shows. Null while it is closed. */
  readonly opened: Value | null
  readonly isPending: boolean
  readonly opener: (value: Value) => Opener
  /** For an opener that opens on something other than its press. */
  readonly open: (value: Value, opener: HTMLElement) => Promise<void>
  /** Shows another value in the open dialog. */
  readonly show: (value: Value) => void
  readonly close: () => void
}

/** A press on an opener. It ends with a later press elsewhere, or with Escape. */
function startWait(opener: HTMLElement): AbortController {
  const wait = new AbortController()
  const listen = { capture: true, signal: wait.signal }
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Node && opener.contains(target))) wait.abort()
  }
  document.addEventListener('click', onClick, listen)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && wait.abort(), listen)
  return wait
}

/** Whether a press would still reach it. Below an open dialog, none does. */
const isLive = (opener: HTMLElement) => opener.isConnected && !opener.closest('[inert], [aria-hidden=true]')

/**
 * Opens dialogs whose code loads on a press. Until it is there, the opener is pending. The dialog does not
 * open if the player has turned to something else by then. It returns the focus to the opener.
 *
 * `keyOf` tells values apart that are new objects after a refresh. Default: the value itself.
 */
export function useLateDialog<Value extends {}>(
  load: (value: Value) => Promise<unknown>,
  keyOf: (value: Value) => unknown = (value) => value,
): LateDialogControl<Value> {
  const { i18n } = useLingui()
  const [opened, setOpened] = useState<Value | null>(null)
  const [waiting, setWaiting] = useState<Value | null>(null)
  const [lost, setLost] = useState<{ readonly error: unknown } | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  // The error boundary loads the new build that has replaced the code.
  if (lost) throw lost.error

  async function open(value: Value, opener: HTMLElement): Promise<void> {
    current.current?.abort()
    const wait = startWait(opener)
    const { signal } = wait
    const { pathname } = location
    signal.addEventListener('abort', () => setWaiting(null))
    current.current = wait
    setWaiting(value)
    try {
      await load(value)
      if (signal.aborted || location.pathname !== pathname || !isLive(opener)) return
      // A dialog returns the focus to what had it.
      opener.focus({ preventScroll: true })
      setOpened(value)
    } catch (error) {
      const isReachable = await isServerReachable()
      if (signal.aborted) return
      if (isReachable) setLost({ error })
      else toast.error({ key: 'offline', title: i18n._(offlineMessage) })
    } finally {
      wait.abort()
    }
  }

  function opener(value: Value): Opener {
    // What fails fails again, visibly, on the press.
    const preload = () => void load(value).catch(() => undefined)
    return {
      isPending: waiting !== null && keyOf(waiting) === keyOf(value),
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }) => void open(value, currentTarget),
    }
  }

  return {
    opened,
    isPending: waiting !== null,
    opener,
    open,
    show: setOpened,
    close() {
      current.current?.abort()
      setOpened(null)
    },
  }
}
