/** The SQLSTATE or system error code of an error of the driver. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The database rolled the transaction back: serialization failure or deadlock. */
export const isRolledBack = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** The last two: the name of the host is not known yet, or a name server does not answer. */
const lostCodes =
  /^(08...|57P0[1-3]|53300|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]

/** The connection was lost or could not be opened. Whether a running commit succeeded is unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (lostCodes.test(codeOf(error))) return true
  return error instanceof Error && lostMessages.some((message) => error.message.startsWith(message))
}

/**
 * The database is reachable but cannot serve: no disk or memory, a timeout of a
 * lock or statement, or read-only.
 */
export const isOverloaded = (error: unknown): boolean =>
  /^(53...|55P03|57014|25006|58030)$/.test(codeOf(error))

/** The name of the constraint that a statement violated, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!codeOf(error).startsWith('23')) return undefined
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}
