import { named, z } from './schema.ts'

export const deviceKinds = ['desktop', 'phone', 'tablet', 'launcher', 'unknown'] as const

/** A device as described by its User-Agent. Names are proper names and not translated. */
export const Device = named(
  'Device',
  z.object({
    kind: z.enum(deviceKinds),
    /** Such as `Firefox 139`; null if unknown. */
    browser: z.nullable(z.string()),
    /** Such as `Windows`; null if unknown. */
    system: z.nullable(z.string()),
  }),
)
export type Device = z.output<typeof Device>
