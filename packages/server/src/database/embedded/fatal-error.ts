const errorResponse = 'E'.charCodeAt(0)
const fatalSeverities = new Set(['FATAL', 'PANIC'])

/** The fields of an ErrorResponse of the wire protocol, by their one-letter names. */
function fieldsOf(message: Buffer): Map<string, string> {
  const fields = message.toString('utf8').split('\0')
  return new Map(fields.filter(Boolean).map((field) => [field.charAt(0), field.slice(1)]))
}

/** The fatal error in a reply, or null. After a fatal error the engine answers no more requests. */
export function findFatalError(reply: Uint8Array): string | null {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)
  for (let position = 0; position + 5 <= bytes.length;) {
    const end = position + 1 + bytes.readInt32BE(position + 1)
    if (bytes[position] === errorResponse) {
      const fields = fieldsOf(bytes.subarray(position + 5, end))
      if (fatalSeverities.has(fields.get('V') ?? '')) return fields.get('M') ?? 'unknown'
    }
    position = end
  }
  return null
}
