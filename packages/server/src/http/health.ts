import type { Hono } from 'hono'

export interface Health {
  /** Whether the process can serve: the database answers and the process is not stopping. */
  isReady(): Promise<boolean>
}

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Mounts `/healthz` (the process answers) and `/readyz` (it can serve). */
export function mountHealth(app: Hono, health: Health): void {
  app.get('/healthz', () => new Response('ok', { headers }))
  app.get('/readyz', async () =>
    (await health.isReady())
      ? new Response('ready', { headers })
      : new Response('not ready', { status: 503, headers }),
  )
}
