const longestLocalPart = 64
const localPart = /^[^\s\p{Cc}@<>()[\]\\,;:"]+$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Whether the text is a valid email address. It does not check that the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  if (local.length > longestLocalPart || !localPart.test(local)) return false
  if (/^\.|\.\.|\.$/.test(local)) return false
  return (
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
