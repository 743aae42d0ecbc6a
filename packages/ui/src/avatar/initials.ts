const firstGrapheme = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''

/** The first grapheme of the first and of the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstGrapheme(first) + firstGrapheme(last)
}
