export const codeLength = 6

/** The digits of what was typed or filled in, at most six, whatever stands between them. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength)

/** A whole code replaces what is there; less goes in at the cursor, over the digits that stand there. */
export function pasted(code: string, text: string, cursor: number | null): string {
  const digits = digitsOf(text)
  if (digits.length === codeLength) return digits
  const at = Math.min(cursor ?? code.length, code.length)
  return digitsOf(code.slice(0, at) + digits + code.slice(at + digits.length))
}

/** Where a key moves the cursor, undefined for keys that type, delete or leave. `length`: after the last digit. */
export function cursorAfter(key: string, cursor: number, length: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(cursor - 1, 0)
  if (key === 'ArrowRight') return Math.min(cursor + 1, length)
  if (key === 'ArrowUp' || key === 'Home') return 0
  if (key === 'ArrowDown' || key === 'End') return length
  return undefined
}
