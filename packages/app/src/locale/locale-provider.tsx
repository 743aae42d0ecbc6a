import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isLocaleCode, tagOf, type LocaleCode } from '@olympus/contract/locales'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'

import { choiceKey } from '../theme/browser-choice.ts'
import { activateMessages, loadMessages } from './catalogs.ts'
import { LocaleContext, type LocaleState } from './locale-context.ts'
import type { RenderedState } from './rendered-state.ts'
import { deviceTimeZone } from './time-zone.ts'
import { readTimeZone } from './time-zone-cookie.ts'

interface LocaleProviderProps {
  /** The locale whose messages are already active. */
  readonly initialCode: LocaleCode
  /** Null if the server has not rendered the page. */
  readonly rendered?: RenderedState | null
  /** Called once React has taken over all parts of a rendered page, at once for other pages. */
  readonly onTakenOver?: (() => void) | undefined
  readonly load?: (code: LocaleCode) => Promise<Messages>
  /** Runs in the same transition as the switch: updates URL, cookie and API language. */
  readonly onSwitch: (code: LocaleCode) => void
  readonly children: ReactNode
}

/**
 * Owns the page language. Loads the messages before switching and changes nothing if
 * that fails. Other tabs follow.
 */
export function LocaleProvider({
  initialCode,
  rendered: initialRendered = null,
  onTakenOver,
  load = loadMessages,
  onSwitch,
  children,
}: LocaleProviderProps): ReactNode {
  const [code, setCode] = useState(initialCode)
  const [rendered, setRendered] = useState(initialRendered)
  const [pendingCode, setPendingCode] = useState<LocaleCode | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(initialCode)

  const state = useMemo((): LocaleState => {
    const switchLocale = async (next: LocaleCode) => {
      latest.current = next
      setPendingCode(next)
      setHasFailed(false)
      try {
        const messages = await load(next)
        if (latest.current !== next) return false
        startTransition(() => {
          activateMessages(next, messages)
          setCode(next)
          onSwitch(next)
          setPendingCode(null)
        })
        return true
      } catch (error) {
        console.error(error)
        if (latest.current !== next) return false
        setPendingCode(null)
        setHasFailed(true)
        return false
      }
    }
    const renderedAtMs = rendered && rendered.atMs
    const assumed = rendered?.timeZone ?? deviceTimeZone
    const timeZone = assumed === deviceTimeZone || assumed === readTimeZone() ? deviceTimeZone : assumed
    return { code, tag: tagOf(code), timeZone, renderedAtMs, pendingCode, hasFailed, switchLocale }
  }, [code, rendered, pendingCode, hasFailed, load, onSwitch])

  // A transition, so that it does not interrupt the parts of the page that React has not taken over yet.
  useEffect(() => startTransition(() => setRendered(null)), [])
  useEffect(() => {
    if (rendered) return
    delete document.documentElement.dataset['timeZone']
    onTakenOver?.()
  }, [rendered, onTakenOver])

  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === choiceKey('locale') && isLocaleCode(newValue) && newValue !== latest.current)
      void state.switchLocale(newValue)
  })
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  return (
    <LocaleContext value={state}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LocaleContext>
  )
}
