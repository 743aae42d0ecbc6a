import { ApiProvider } from '@olympus/api-client/api-provider'
import { use, type ReactNode } from 'react'

import { useLocale } from '../locale/locale-context.ts'
import { useSession } from './session-context.ts'

/** Provides the API hooks and loads their code. A visitor's first pages do not need them. */
export function ApiArea({ children }: { children: ReactNode }): ReactNode {
  const { client } = useSession()
  const { tag } = useLocale()
  return (
    <ApiProvider client={use(client())} locale={tag}>
      {children}
    </ApiProvider>
  )
}
