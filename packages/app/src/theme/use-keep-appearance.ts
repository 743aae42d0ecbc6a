import { useClient } from '@olympus/api-client/api-provider'
import { useUpdateData } from '@olympus/api-client/cache'
import type { Client } from '@olympus/api-client/client'
import { changeAppearance, getUser } from '@olympus/contract/account'
import { useCallback } from 'react'

import type { AccountAppearance } from './account-appearance-rules.ts'
import { rememberAccountChoices } from './account-appearance.ts'

/** The last save of each session. The next one waits for it, whichever control starts it. */
const lastSaves = new WeakMap<Client, Promise<unknown>>()

/** Saves choices to the account in the order in which they were made. Rejects if the server refuses. */
export function useKeepAppearance(): (choice: Partial<AccountAppearance>) => Promise<void> {
  const client = useClient()
  const update = useUpdateData()
  return useCallback(
    (choice) => {
      async function save() {
        await lastSaves.get(client)
        await client.call(changeAppearance, { body: choice })
        rememberAccountChoices(choice)
        await update(getUser, (user) => ({ ...user, ...choice }))
      }
      const saving = save()
      lastSaves.set(
        client,
        saving.catch(() => undefined),
      )
      return saving
    },
    [client, update],
  )
}
