import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { LocaleCode } from '@olympus/contract/locales'
import { startTransition, useMemo, useRef, useState, type ReactNode } from 'react'

import { activateMessages, loadMessages, tagOf } from './catalogs.ts'
import { LocaleContext, type LocaleState } from './locale-context.ts'

interface LocaleProviderProps {
  /** Its messages are active already. */
  readonly initialCode: LocaleCode
  readonly load?: (code: LocaleCode) => Promise<Messages>
  /** Runs together with the switch: the address, the cookie, the language of the API. */
  readonly onSwitch: (code: LocaleCode) => void
  readonly children: ReactNode
}

/** Owns the language of the page. A switch loads the messages first; if they do not come, nothing changes. */
export function LocaleProvider({
  initialCode,
  load = loadMessages,
  onSwitch,
  children,
}: LocaleProviderProps): ReactNode {
  const [code, setCode] = useState(initialCode)
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
        if (latest.current !== next) return
        startTransition(() => {
          activateMessages(next, messages)
          setCode(next)
          onSwitch(next)
          setPendingCode(null)
        })
      } catch (error) {
        console.error(error)
        if (latest.current !== next) return
        setPendingCode(null)
        setHasFailed(true)
      }
    }
    return { code, tag: tagOf(code), pendingCode, hasFailed, switchLocale: (next) => void switchLocale(next) }
  }, [code, pendingCode, hasFailed, load, onSwitch])

  return (
    <LocaleContext value={state}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LocaleContext>
  )
}
