import { ApiProvider } from '@olympus/api-client/api-provider'
import { use, type ReactNode } from 'react'

import { useLocale } from '../locale/locale-context.ts'
import { useSession } from './session-context.ts'

/** Gives what is inside the hooks of the API, whose code comes with it: everything but the first pages of a visitor. */
export function ApiArea({ children }: { children: ReactNode }): ReactNode {
  const { client } = useSession()
  const { tag } = useLocale()
  return (
    <ApiProvider client={use(client())} locale={tag}>
      {children}
    </ApiProvider>
  )
}
