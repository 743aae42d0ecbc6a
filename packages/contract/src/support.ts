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
    /** Legal name and postal address of whoever offers the portal. */
    imprint: z.nullable(z.object({ name: z.string(), addressLines: z.array(z.string()) })),
  }),
)
export type Support = z.output<typeof Support>

export const getSupport = endpoint({
  method: 'GET',
  path: '/support',
  access: 'guest',
  tag: 'Support',
  summary: 'Where players get help: chat community, wiki, email address, imprint',
  data: Support,
  errors: [],
})
