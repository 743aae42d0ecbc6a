import type { Hono } from 'hono'

export interface Health {
  /** Whether the process can serve: the database answers and the process is not stopping. */
  isReady(): Promise<boolean>
}

interface DegradedHealth extends Health {
  /** What does not work although the process serves, a line each. */
  problems(): readonly string[]
}

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Mounts `/healthz` (the process answers) and `/readyz` (it can serve, and what is degraded). */
export function mountHealth(app: Hono, health: DegradedHealth): void {
  app.get('/healthz', () => new Response('ok', { headers }))
  app.get('/readyz', async () =>
    (await health.isReady())
      ? new Response(['ready', ...health.problems().map((line) => `degraded: ${line}`)].join('\n'), {
          headers,
        })
      : new Response('not ready', { status: 503, headers }),
  )
}
