/**
 * Runs `act` for every item, for at most `atOnce` of them at the same time. After a failure it starts no
 * more. It throws when those that are running have ended, so that the caller can clean up after them.
 */
export async function forEachAtOnce<Item>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  let hasFailed = false
  const actInTurn = async () => {
    for (const item of left) {
      if (hasFailed) return
      await act(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, actInTurn))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
