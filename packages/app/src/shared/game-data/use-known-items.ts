import { useClient } from '@olympus/api-client/api-provider'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { type KnownItems, loadGameDataCode } from './load-known-items.ts'

type Code = Awaited<ReturnType<typeof loadGameDataCode>>

const nothingChanges = () => () => undefined
const stillLoading = { data: null, isLoading: true } as const
const unavailable = { data: null, isLoading: false } as const

/** Items of the game in the language of the page. Nothing is loaded until `isNeeded`. */
export function useKnownItems(isNeeded: boolean): KnownItems {
  const client = useClient()
  const { code: locale } = useLocale()
  const [code, setCode] = useState<Code | 'unavailable' | null>(null)
  const isLoaded = code !== null && code !== 'unavailable'
  const store = isLoaded ? code.storeOf(client) : null

  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const show = (loaded: Code | 'unavailable') => isCurrent && setCode(loaded)
    loadGameDataCode().then(show, () => show('unavailable'))
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  useEffect(() => void store?.load(locale), [store, locale])

  const { data, isLoading } = useSyncExternalStore(
    store?.subscribe ?? nothingChanges,
    () => store?.get(locale) ?? (code === 'unavailable' ? unavailable : stillLoading),
    () => stillLoading,
  )
  return useMemo(() => {
    const items = isLoaded && data ? code.indexOf(data).items : null
    return { item: (vnum) => items?.get(vnum) ?? null, isLoading }
  }, [code, isLoaded, data, isLoading])
}
