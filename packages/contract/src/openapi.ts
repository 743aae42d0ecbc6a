import { apiBasePath, headers } from './envelope.ts'
import { impliedErrors, type Endpoint } from './endpoint.ts'
import { codeOf, errorCatalogue, type ErrorKey } from './errors.ts'
import { componentSchemas, z } from './schema.ts'

type Json = Record<string, unknown>

const reference = (id: string) => `#/components/schemas/${id}`

/**
 * Zod's output in the document's terms: references point to components; the bounds of a safe integer and the pattern of a moment in
 * time, which type and format already say, are left out, and so is the name that a component's schema repeats.
 */
function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied)
  if (typeof value !== 'object' || value === null) return value
  const { $schema, $id, $defs, id, ...schema } = value as Json
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['format'] === 'date-time') delete schema['pattern']
  if (typeof schema['$ref'] === 'string') schema['$ref'] = schema['$ref'].replace('#/$defs/', reference(''))
  if (typeof id === 'object') schema['id'] = id
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, tidied(part)]))
}

/** JSON Schema of one schema; named schemas become references to components. */
const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  tidied(z.toJSONSchema(schema, { metadata: componentSchemas, io, unrepresentable: 'any' }))

function components(): Json {
  const { schemas } = z.toJSONSchema(componentSchemas, {
    uri: reference,
    io: 'output',
    unrepresentable: 'any',
  })
  return tidied(schemas) as Json
}

const envelopeOf = (data: unknown, key: Json): Json => ({
  type: 'object',
  required: ['status', 'data', 'message'],
  properties: {
    status: { type: 'integer' },
    data,
    message: {
      type: 'object',
      required: ['key', 'code'],
      properties: { key, code: { type: 'string' } },
    },
  },
})

const json = (schema: unknown) => ({ 'application/json': { schema } })

function failures(keys: readonly ErrorKey[]): Json {
  const byStatus = Map.groupBy(new Set(keys), (key) => errorCatalogue[key].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((key) => `${key} (${codeOf(key)})`).join(', '),
        content: json(envelopeOf({}, { type: 'string', enum: group })),
      },
    ]),
  )
}

function parametersOf({ params, query, isIdempotent }: Endpoint): Json[] {
  const of = (schema: z.ZodMiniObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      schema: jsonSchema(field, 'input'),
    }))
  const key = {
    name: headers.idempotencyKey,
    in: 'header',
    required: true,
    description: 'Made by the client, kept across its retries; a repeat is answered with the first answer.',
    schema: { type: 'string', format: 'uuid' },
  }
  return [...of(params, 'path'), ...of(query, 'query'), ...(isIdempotent ? [key] : [])]
}

function operation(name: string, entry: Endpoint): Json {
  const parameters = parametersOf(entry)
  return {
    operationId: name,
    summary: entry.summary,
    tags: [entry.tag],
    security: entry.access === 'guest' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(entry.body && { requestBody: { required: true, content: json(jsonSchema(entry.body, 'input')) } }),
    responses: {
      200: {
        description: 'Success',
        content: json(envelopeOf(jsonSchema(entry.data, 'output'), { const: 'SUCCESS' })),
      },
      ...failures([...entry.errors, ...impliedErrors(entry)]),
    },
  }
}

/** The OpenAPI 3.1 document of an endpoint table. `serverUrl` is the portal's public origin. */
export function openApiDocument(table: Readonly<Record<string, Endpoint>>, serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, entry] of Object.entries(table)) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[entry.method.toLowerCase()] = operation(name, entry)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Olympus API',
      version: '1.0.0',
      description:
        'Accounts, Olympus Coins, shop and characters. Every reply is an envelope of status, data and message. ' +
        `A client without cookies sends a secret of its own as ${headers.deviceSecret} with logIn and refreshSession.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl + apiBasePath }],
    tags: [...new Set(Object.values(table).map(({ tag }) => tag))].map((name) => ({
      name,
      description: name,
    })),
    paths,
    components: {
      schemas: components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
