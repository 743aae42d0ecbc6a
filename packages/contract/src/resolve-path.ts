import { encodeQuery } from './query-string.ts'

/** Input of any endpoint. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const search = encodeQuery(query)
  return search ? `${path}?${search}` : path
}

/** The request path of an endpoint: `:name` replaced by encoded parameters, then the query string. */
export const resolvePath = (path: string, { params = {}, query }: Input): string =>
  withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query,
  )
