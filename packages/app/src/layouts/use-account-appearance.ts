import { useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { type User } from '@olympus/contract/user'
import { getUser } from '@olympus/contract/account'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { useLocale } from '../locale/locale-context.ts'
import { heardOfAccount, takeUpAccount } from '../theme/account-appearance.ts'
import { choiceKey } from '../theme/browser-choice.ts'

/** Has the page look and speak as the player has chosen on his account, before it is painted where the account is known by then. */
export function useAccountAppearance(): void {
  const { data: account } = useApi(getUser)
  const { code, switchLocale } = useLocale()
  const update = useUpdateData()

  const takeUp = useEffectEvent((known: User) => {
    const locale = takeUpAccount(known)
    if (locale && locale !== code) void switchLocale(locale)
  })
  useLayoutEffect(() => {
    if (account) takeUp(account)
  }, [account])

  // What another tab has saved would look outdated here, and be taken back.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === choiceKey('account')) void update(getUser, (user) => ({ ...user, ...heardOfAccount() }))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [update])
}
