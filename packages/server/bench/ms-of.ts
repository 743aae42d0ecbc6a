/** Measures the duration of a call in milliseconds. */
export async function msOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}
