import sql from 'sql-template-tag'

const maxAttempts = 20
const minHours = 24

/**
 * The state of a delivery after a failed attempt. It is queued again; after 20 attempts and 24 hours it
 * waits as a dead letter for an operator. The 24 hours leave time for problems that pass, like a server
 * that is down for an hour or a full bag.
 */
export const stateAfterAttempt = sql`
  case when attempts >= ${maxAttempts}::int and tried_since <= now() - ${minHours}::int * interval '1 hour'
    then 'delayed' else 'queued' end`
