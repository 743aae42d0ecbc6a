import { useState } from 'react'

/** What the server takes for a message: nothing that breaks the line or turns the direction of writing. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')

/** Whom an order is a gift for, and what is written to it. Kept while the player changes their mind. */
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
    /** As they are sent. */
    characterName: name.trim(),
    message: text.trim() || null,
    setIsGift: changing<boolean>(setIsGift),
    setName: changing(setName),
    setText: changing((next: string) => setText(plain(next))),
  }
}

export type GiftDraft = ReturnType<typeof useGiftDraft>
