import type { ImportLiveEvents, LiveEvents, LiveEventsOptions } from './options.ts'
import type { UserStore } from '../session/user-store.ts'

/** Runs live events while a player is logged in. If their code fails to load, pages work without them. */
export function runLiveEventsForPlayer(
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

  function onUserChange() {
    const id = user.get()?.id ?? null
    if (id === playerId) return
    playerId = id
    stop()
    if (id !== null) void start(id)
  }

  const unsubscribe = user.subscribe(onUserChange)
  onUserChange()
  return () => {
    unsubscribe()
    playerId = null
    stop()
  }
}
