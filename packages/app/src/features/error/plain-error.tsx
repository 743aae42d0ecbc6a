import type { ReactNode } from 'react'

/** When not even the code of the error page comes: no catalogue, no theme, nothing to load. */
export const PlainError = (): ReactNode => (
  <main style={{ padding: '15vh 24px', textAlign: 'center' }}>
    <h1>Error</h1>
    <p>An unexpected error occurred</p>
    <p>
      <a href="/">Go Home</a>
    </p>
  </main>
)
