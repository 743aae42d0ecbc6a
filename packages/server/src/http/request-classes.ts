/** Methods that requests are counted by. Clients may send any other. */
export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'other'] as const
export type HttpMethod = (typeof httpMethods)[number]

export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
export type StatusClass = (typeof statusClasses)[number]

const methods: ReadonlySet<string> = new Set(httpMethods)

export const httpMethodOf = (method: string): HttpMethod =>
  methods.has(method) ? (method as HttpMethod) : 'other'

export const statusClassOf = (status: number): StatusClass =>
  statusClasses[Math.floor(status / 100) - 1] ?? '5xx'
