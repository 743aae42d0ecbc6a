import type { ReactNode } from 'react'

/** Fallback if the error page cannot be loaded. It needs no catalog, no theme and no request. */
export const PlainError = (): ReactNode => (
  <main style={{ padding: '15vh 24px', textAlign: 'center' }}>
    <h1>Error</h1>
    <p>An unexpected error occurred</p>
    <p>
      <a href="/">Go Home</a>
    </p>
  </main>
)
