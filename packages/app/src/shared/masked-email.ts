/** Keeps just enough of an address for its owner to recognize it: `th•••••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const letters = [...name]
  return `${letters.slice(0, Math.min(2, letters.length - 1)).join('')}•••••${email.slice(at)}`
}
