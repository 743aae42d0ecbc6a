import { endpoint } from './endpoint.ts'
import { named, z } from './schema.ts'

/** Where players get help, as the operator configured it. */
export const Support = named(
  'Support',
  z.object({
    /** Invitation link of the chat community. */
    chatUrl: z.nullable(z.url()),
    wikiUrl: z.nullable(z.url()),
    email: z.nullable(z.string()),
  }),
)
export type Support = z.output<typeof Support>

export const getSupport = endpoint({
  method: 'GET',
  path: '/support',
  access: 'guest',
  tag: 'Support',
  summary: 'Where players get help: chat community, wiki, email address',
  data: Support,
  errors: [],
})
