import { bridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import { endpoints } from '@olympus/contract/endpoints'
import { apiBasePath } from '@olympus/contract/envelope'
import { openApiDocument } from '@olympus/contract/openapi'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { page, pageStyle } from './page.ts'
import { securityHeaders } from './security-headers.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: unknown
  }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly content: {
          readonly 'application/json': {
            readonly schema: { readonly properties: { readonly data: unknown } }
          }
        }
      }
    >
  >
}

interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

const json = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`

const parameterTable = (parameters: NonNullable<Operation['parameters']>) =>
  html` <table>
    <tr>
      <th>Parameter</th>
      <th>In</th>
      <th>Schema</th>
    </tr>
    ${parameters.map(
      ({ name, in: place, required, schema }) =>
        html` <tr>
          <td><code>${name}</code>${required ? '' : html` <span class="quiet">optional</span>`}</td>
          <td>${place}</td>
          <td><code>${JSON.stringify(schema)}</code></td>
        </tr>`,
    )}
  </table>`

function senderOf([scheme]: Operation['security']): string {
  if (!scheme) return 'without a session'
  return 'bearer' in scheme
    ? 'with the access token of a session as bearer token'
    : 'with the key of a game server as bearer token'
}

function operationBlock(method: string, path: string, operation: Operation) {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const data = responses['200']?.content['application/json'].schema.properties.data
  const refusals = Object.entries(responses).filter(([status]) => status !== '200')
  return html` <details id="${operationId}">
    <summary>
      <span class="method">${method.toUpperCase()}</span><code>${apiBasePath}${path}</code>
      <span class="quiet">${summary}</span>
    </summary>
    <p><code>${operationId}</code>, ${senderOf(security)}</p>
    ${parameters ? parameterTable(parameters) : ''}
    ${
      requestBody
        ? html`<h3>Body</h3>
            ${json(requestBody.content['application/json'].schema)}`
        : ''
    }
    <h3>Data of a success</h3>
    ${json(data)}
    <h3>Refusals</h3>
    <table>
      ${refusals.map(
        ([status, { description }]) =>
          html`<tr>
            <td>${status}</td>
            <td>${description}</td>
          </tr>`,
      )}
    </table>
  </details>`
}

function referenceBody({ info, paths, components }: ReferenceDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  return html` <main>
    <h1>${info.title} ${info.version}</h1>
    <p>${info.description} <a href="${apiBasePath}/openapi.json">The OpenAPI document</a>.</p>
    ${[...byTag].map(
      ([tag, group]) =>
        html` <h2>${tag}</h2>
          ${group.map(({ method, path, operation }) => operationBlock(method, path, operation))}`,
    )}
    <h2>Schemas</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html` <details id="schema-${name}">
          <summary><code>${name}</code></summary>
          ${json(schema)}
        </details>`,
    )}
  </main>`
}

/** Mounts the OpenAPI document and its page. Both are public and generated from the contract. */
export function mountApiReference(app: Hono, publicUrl: string): void {
  // Made when somebody first asks, because it takes longer than the rest of the application.
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => (made ??= openApiDocument({ ...endpoints, ...bridgeEndpoints }, publicUrl))
  const headers = {
    ...securityHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  }
  app.get(`${apiBasePath}/openapi.json`, () => new Response(JSON.stringify(document()), { headers }))
  app.get(`${apiBasePath}/docs`, () =>
    page({
      publicUrl,
      title: 'Olympus API',
      style: pageStyle,
      body: referenceBody(document() as unknown as ReferenceDocument),
    }),
  )
}
