import type { Hono } from 'hono'

export interface Health {
  /** Whether requests should be sent here: the database answers and no stop is under way. */
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
