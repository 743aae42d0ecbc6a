import type { Client } from '@olympus/api-client/client'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import type { z } from '@olympus/contract/schema'

import { errorMessages } from '../../shared/texts/error-messages.ts'
import { submitTo } from '../../shared/form/submit-to.ts'
import type { Submission } from '../../shared/form/use-form.ts'

/** Submits a form in which the player enters a new value twice. Sends nothing unless both match. */
export function submitRepeated<E extends Endpoint & { readonly body: z.ZodMiniObject }>(
  endpoint: E,
  value: string,
) {
  const submit = submitTo(endpoint)
  return async (
    client: Client,
    { repeated, ...body }: { readonly repeated: string },
  ): Promise<Submission<DataOf<E>>> => {
    const first: unknown = Reflect.get(body, value)
    if (repeated === first) return submit(client, body)
    const parsed = endpoint.body.safeParse(body)
    const others = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
    return {
      kind: 'invalid',
      fields: [...others, 'repeated'],
      failure: { key: 'BAD_REQUEST', message: errorMessages.BAD_REQUEST },
    }
  }
}
