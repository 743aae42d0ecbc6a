export const codeLength = 6

/** The first six digits of the typed or filled text, without other characters. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength)

/** A whole code replaces the current digits. Fewer digits overwrite from the cursor on. */
export function pasted(code: string, text: string, cursor: number | null): string {
  const digits = digitsOf(text)
  if (digits.length === codeLength) return digits
  const at = Math.min(cursor ?? code.length, code.length)
  return digitsOf(code.slice(0, at) + digits + code.slice(at + digits.length))
}

/**
 * The cursor after a key, or undefined for keys that type, delete or leave.
 * `length` is after the last digit.
 */
export function cursorAfter(key: string, cursor: number, length: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(cursor - 1, 0)
  if (key === 'ArrowRight') return Math.min(cursor + 1, length)
  if (key === 'ArrowUp' || key === 'Home') return 0
  if (key === 'ArrowDown' || key === 'End') return length
  return undefined
}
