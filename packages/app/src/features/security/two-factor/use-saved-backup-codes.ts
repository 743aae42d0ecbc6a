import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { confirmBackupCodes, getSecurity } from '@olympus/contract/two-factor'
import { useEffect } from 'react'

import { useHeldPlace } from './use-held-place.ts'

/** Confirms that the player has saved the backup codes. Until then, the page cannot be left by accident. */
export function useSavedBackupCodes(onClose: () => void) {
  const update = useUpdateData()
  const revalidate = useRevalidate()
  const { call, error, isPending } = useApiAction(confirmBackupCodes)
  const release = useHeldPlace()
  useUnloadGuard()

  function close(): void {
    release()
    onClose()
  }

  return {
    isPending,
    error,
    /** Two-factor authentication was turned off elsewhere, so there is nothing to confirm. */
    isOver: error?.key === 'TWO_FACTOR_NOT_ENABLED',
    async confirm(): Promise<void> {
      const { error: refusal } = await call()
      if (refusal) return
      close()
      await update(getSecurity, ({ twoFactor, ...security }) => ({
        ...security,
        twoFactor: twoFactor && { ...twoFactor, hasSavedBackupCodes: true },
      }))
    },
    /** Closes the dialog without a confirmation, when there is nothing to confirm. */
    leave(): void {
      close()
      void revalidate(getSecurity, getUser)
    },
  }
}

/** Makes the browser ask before the page is left or reloaded, because the codes would be lost. */
function useUnloadGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
