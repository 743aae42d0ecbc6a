import { useClient } from '@olympus/api-client/api-provider'
import { useUpdateData } from '@olympus/api-client/cache'
import type { Client } from '@olympus/api-client/client'
import { changeAppearance, getUser } from '@olympus/contract/account'
import { useCallback } from 'react'

import type { AccountAppearance } from './account-appearance-rules.ts'
import { hearAccount } from './account-appearance.ts'

/** The last save of each session: the next one waits for it, whichever control it comes from. */
const lastSaves = new WeakMap<Client, Promise<unknown>>()

/** Keeps choices on the account, in the order in which they were made. Rejects when the server does not. */
export function useKeepAppearance(): (choice: Partial<AccountAppearance>) => Promise<void> {
  const client = useClient()
  const update = useUpdateData()
  return useCallback(
    (choice) => {
      async function save() {
        await lastSaves.get(client)
        await client.call(changeAppearance, { body: choice })
        hearAccount(choice)
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
