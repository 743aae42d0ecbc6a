import sql from 'sql-template-tag'

const maxAttempts = 20
const minHours = 24

/**
 * The state of a delivery whose attempt came to nothing: it is queued again, and after too many attempts over a day it rests as a
 * dead letter until an operator looks at it. Over a day: a server that is down for an hour, or a full bag, mend themselves.
 */
export const stateAfterAttempt = sql`
  case when attempts >= ${maxAttempts}::int and tried_since <= now() - ${minHours}::int * interval '1 hour'
    then 'delayed' else 'queued' end`
