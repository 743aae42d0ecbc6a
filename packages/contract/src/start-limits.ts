/** Limits that the app's entry chunk needs, kept apart from `limits` to keep that chunk small. */
export const startLimits = {
  manifestPollMs: 60_000,
  reloadGuardMs: 10_000,
  idlePreloadTimeoutMs: 1000,
} as const
