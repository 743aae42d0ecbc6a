/** Limits that the portal's first file needs, apart from `limits` so that it need not hold the others. */
export const startLimits = {
  manifestPollMs: 60_000,
  reloadGuardMs: 10_000,
  idlePreloadTimeoutMs: 1000,
} as const
