/** Limits of the bridge. `greetPortal` sends them to game servers. */
export const bridgeLimits = {
  maxEntries: 500,
  /** Of a body, also after it is unpacked. */
  maxBodyBytes: 4 * 1024 * 1024,
  maxPresentSessions: 20_000,
  presenceEverySeconds: 10,
  presenceLeaseSeconds: 30,
  maxClaimedTasks: 100,
  minTaskLeaseMs: 1000,
  maxTaskLeaseMs: 10 * 60_000,
  maxClaimWaitMs: 20_000,
  /** How long a repeated batch gets its first answer. */
  batchMemoryDays: 7,
} as const
