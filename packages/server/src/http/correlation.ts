import { headers as headerNames } from '@olympus/contract/envelope'
import type { RequestHeaders } from './request-headers.ts'

const header = headerNames.correlationId.toLowerCase()
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The correlation ID of a request, for the log. Anything but a UUID is left out: clients choose it. */
export function correlationOf(headers: RequestHeaders): { readonly correlationId?: string } {
  const correlationId = headers.get(header)
  return correlationId && uuid.test(correlationId) ? { correlationId } : {}
}
