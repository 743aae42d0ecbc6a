import type { BootState } from '../features/game-servers/list-game-servers.ts'

/** Says which process of a game server talks to the portal, and whether it still does. */
export function bootText(boot: BootState | null): string {
  if (!boot) return 'has not greeted the portal'
  const { bootId, build, greetedAt, leaseUntil, quietSince } = boot
  const lease = quietSince
    ? `QUIET since ${quietSince.toISOString()}`
    : leaseUntil
      ? `online until ${leaseUntil.toISOString()}`
      : 'no presence reported'
  return `boot ${bootId} of ${greetedAt.toISOString()}, build ${JSON.stringify(build)}, ${lease}`
}
