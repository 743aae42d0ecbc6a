import { useState } from 'react'

/** Removes what the server refuses: control characters, line breaks and changes of text direction. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')

/** The recipient and message of a gift. Kept while the player switches between gift and purchase. */
export function useGiftDraft(onChange: () => void) {
  const [isGift, setIsGift] = useState(false)
  const [name, setName] = useState('')
  const [text, setText] = useState('')

  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      onChange()
    }

  return {
    isGift,
    name,
    text,
    /** Trimmed, as sent to the server. */
    characterName: name.trim(),
    message: text.trim() || null,
    setIsGift: changing<boolean>(setIsGift),
    setName: changing(setName),
    setText: changing((next: string) => setText(plain(next))),
  }
}

export type GiftDraft = ReturnType<typeof useGiftDraft>
