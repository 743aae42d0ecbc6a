/** How large a change is, as a text. Null if it is too small for the text to tell. */
export function changeText(change: number, format: (amount: number) => string): string | null {
  const text = format(Math.abs(change))
  return text === format(0) ? null : text
}
