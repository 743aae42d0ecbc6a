import { apiBasePath, headers } from './envelope.ts'
import { impliedErrors, type Endpoint } from './endpoint.ts'
import { codeOf, errorCatalogue, type ErrorKey } from './errors.ts'
import { componentSchemas, z } from './schema.ts'

type Json = Record<string, unknown>

const reference = (id: string) => `#/components/schemas/${id}`

/** JSON Schema of one schema; named schemas become references to components. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    metadata: componentSchemas,
    io,
    target: 'draft-2020-12',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema: json }) => {
      if (json.type === 'integer' && json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
      if (json.type === 'integer' && json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
      // Zod's pattern for a moment in time is hundreds of characters that the format already says.
      if (json.format === 'date-time') delete json.pattern
    },
  }) as Json
  return repointed(rest) as Json
}

function repointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repointed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id' || typeof (value as Json)['id'] !== 'string')
      .map(([name, part]) =>
        name === '$ref' ? [name, String(part).replace('#/$defs/', '#/components/schemas/')] : [name, repointed(part)],
      ),
  )
}

function components(): Json {
  const { schemas } = z.toJSONSchema(componentSchemas, { uri: reference, io: 'output', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, id: _, ...schema }]) => [id, repointed(withoutBounds(schema))]),
  )
}

function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds)
  if (typeof value !== 'object' || value === null) return value
  const json: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutBounds(part)]))
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum']
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum']
  if (json['format'] === 'date-time') delete json['pattern']
  return json
}

const envelopeOf = (data: Json, key: Json): Json => ({
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

const json = (schema: Json) => ({ 'application/json': { schema } })

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
      description: 'Accounts, Olympus Coins, shop and characters. Every reply is an envelope of status, data and message.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl + apiBasePath }],
    tags: [...new Set(Object.values(table).map(({ tag }) => tag))].map((name) => ({ name, description: name })),
    paths,
    components: {
      schemas: components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
