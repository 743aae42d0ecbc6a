import { useEffect, useRef } from 'react'

import { announce } from '../announcer/announcer.tsx'

export type LocaleOption<Code extends string> = {
  code: Code
  /** BCP 47 tag, so that screen readers read the option in its own language. */
  tag: string
  /** In its own language: "Deutsch". */
  name: string
}

/** Controlled only: the page has one language, which its owner keeps. */
export type LocaleChoice<Code extends string> = {
  /** "Language" */
  label: string
  locales: readonly LocaleOption<Code>[]
  value: Code
  /** The locale whose texts are loading. The page keeps its language until they have loaded. */
  pendingValue?: Code | null | undefined
  onValueChange: (code: Code) => void
  /** The texts of the last choice failed to load, and the page kept its language. */
  hasFailed?: boolean | undefined
  /** Announcements. `changed` is read after the page has switched, so pass it in the new language. */
  texts: { pending: string; failed: string; changed: string }
}

type Watched<Code extends string> = Pick<
  LocaleChoice<Code>,
  'value' | 'pendingValue' | 'hasFailed' | 'texts' | 'onValueChange'
>

/**
 * Returns the change handler and announces the outcome. A page can have several of these controls, so each
 * one announces only its own choices.
 */
export function useLocaleChoice<Code extends string>(choice: Watched<Code>): (code: Code) => void {
  const { value, pendingValue = null, hasFailed = false, texts, onValueChange } = choice
  const isOurs = useRef(false)
  const before = useRef({ value, pendingValue, hasFailed })

  useEffect(() => {
    const was = before.current
    before.current = { value, pendingValue, hasFailed }
    if (!isOurs.current) return
    if (value !== was.value) announce(texts.changed)
    else if (hasFailed && !was.hasFailed) announce(texts.failed, 'assertive')
    else if (pendingValue !== null && pendingValue !== was.pendingValue) announce(texts.pending)
    if (pendingValue === null && (value !== was.value || hasFailed)) isOurs.current = false
  }, [value, pendingValue, hasFailed, texts])

  return (code) => {
    isOurs.current = true
    onValueChange(code)
  }
}
