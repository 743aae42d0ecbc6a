import type { ImportLiveEvents, LiveEvents, LiveEventsOptions } from './options.ts'
import type { UserStore } from '../session/user-store.ts'

/** Has live events while there is a player. Without their code a page is as true as its last look. */
export function followPlayer(
  user: UserStore,
  importLiveEvents: ImportLiveEvents,
  options: LiveEventsOptions,
): () => void {
  let playerId: number | null = null
  let live: LiveEvents | null = null

  async function start(startedFor: number) {
    const code = await importLiveEvents().catch(() => null)
    if (code && playerId === startedFor) live ??= code.startLiveEvents(options)
  }

  function stop() {
    live?.stop()
    live = null
  }

  function follow() {
    const id = user.get()?.id ?? null
    if (id === playerId) return
    playerId = id
    stop()
    if (id !== null) void start(id)
  }

  const unsubscribe = user.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    playerId = null
    stop()
  }
}
