const firstGrapheme = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''

/** What is left of a name when there is no picture: the first sign of its first and of its last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstGrapheme(first) + firstGrapheme(last)
}
