import { useEffect, useRef } from 'react'

import { announce } from '../announcer/announcer.tsx'

export type LocaleOption<Code extends string> = {
  code: Code
  /** BCP 47: the option is read in its own language. */
  tag: string
  /** In its own language: "Deutsch". */
  name: string
}

/** The language of the page is one for the whole page, so its owner holds it: there is no uncontrolled form. */
export type LocaleChoice<Code extends string> = {
  /** "Language" */
  label: string
  locales: readonly LocaleOption<Code>[]
  value: Code
  /** Whose texts are on their way. The page keeps its language until they are there. */
  pendingValue?: Code | null | undefined
  onValueChange: (code: Code) => void
  /** The last choice could not be loaded, and the page has kept its language. */
  hasFailed?: boolean | undefined
  /** What is announced. `changed` is read once the page speaks the new language, so give it in that language. */
  texts: { pending: string; failed: string; changed: string }
}

type Watched<Code extends string> = Pick<
  LocaleChoice<Code>,
  'value' | 'pendingValue' | 'hasFailed' | 'texts' | 'onValueChange'
>

/**
 * Returns what a press calls, and announces what becomes of it. A page may have several of these controls, so each speaks for its
 * own choices only.
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
