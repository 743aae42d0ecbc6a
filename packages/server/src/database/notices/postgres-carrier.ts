import type { Pool } from 'pg'
import type { CarrierListen, NoticeCarrier } from './notice-carrier.ts'

/** Carries notices by NOTIFY. The pool must have its own connection, outside of all transactions. */
export const createPostgresCarrier = (pool: Pool, listen: CarrierListen): NoticeCarrier => ({
  async send(channel, sender) {
    await pool.query('select pg_notify($1, $2)', [channel, sender])
  },
  listen,
  close: () => pool.end(),
})
