const two = (value: number) => String(value).padStart(2, '0')

/** A time in milliseconds as `12:34.567`, or `1:02:34.567` from an hour on; the same in every language. */
export function runTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = `${two(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}
