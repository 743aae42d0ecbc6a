import type { ReactNode } from 'react'

import { ErrorPage } from './error-page.tsx'

export const NotFound = (): ReactNode => <ErrorPage status={404} statusMessage={null} />
