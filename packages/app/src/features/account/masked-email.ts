/** Shows enough of an address for its owner to know it, and no more: `th•••••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  return `${name.slice(0, Math.min(2, name.length - 1)).join('')}•••••${email.slice(at)}`
}
