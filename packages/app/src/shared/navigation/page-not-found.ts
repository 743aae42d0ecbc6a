/** Thrown by a page whose address has nothing to show. The error boundary replaces it with the 404 page. */
export class PageNotFound extends Error {
  readonly status = 404
}
