import { useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import type { User } from '@olympus/contract/user'
import { getUser } from '@olympus/contract/account'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { useLocale } from '../locale/locale-context.ts'
import { applyAccountChoices, lastSeenChoices } from '../theme/account-appearance.ts'
import { choiceKey } from '../theme/browser-choice.ts'

/**
 * Applies the theme, banner and language saved on the account, before the first
 * paint if the account is loaded.
 */
export function useAccountAppearance(): void {
  const { data: account } = useApi(getUser)
  const { code, switchLocale } = useLocale()
  const update = useUpdateData()

  const applyChoices = useEffectEvent((known: User) => {
    const locale = applyAccountChoices(known)
    if (locale && locale !== code) void switchLocale(locale)
  })
  useLayoutEffect(() => {
    if (account) applyChoices(account)
  }, [account])

  // Without this, a choice saved by another tab would look outdated here and be reverted.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === choiceKey('account')) void update(getUser, (user) => ({ ...user, ...lastSeenChoices() }))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [update])
}
