/** The ID of a spin, with or without `#`; null if the text is something else. */
export function spinIdIn(text: string): number | null {
  const id = /^#?([1-9]\d{0,14})$/.exec(text.trim())?.[1]
  return id === undefined ? null : Number(id)
}
