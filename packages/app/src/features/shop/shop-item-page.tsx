import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getShopItem } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { DialogClose } from '@olympus/ui/dialog/dialog-close'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

import { paths } from '../../paths.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { ItemDetail } from './item-detail.tsx'
import * as styles from './item-dialog.css.ts'

/** One item in a dialog over the shop. Closing it keeps the filters. */
export function ShopItemPage(): ReactNode {
  const { t } = useLingui()
  const { itemId = '' } = useParams()
  const close = useClose()
  const item = useApi(getShopItem, { params: { itemId } })
  const [isBuying, setIsBuying] = useState(false)
  const isGone = item.error?.key === 'NOT_FOUND'
  const hasFailed = item.error !== undefined && !item.data

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isPending={isBuying}
      size="xl"
      layout="bare"
      // The item's title, once it is loaded.
      aria-label={isGone ? t`Item not found` : (item.data?.name ?? t`Item`)}
    >
      <div className={styles.frame}>
        {isGone ? (
          <div className={styles.message}>
            <EmptyState
              icon="amphora"
              headingLevel={3}
              title={t`This item is not in the shop`}
              description={t`It may no longer be in the shop, or the address may be incomplete.`}
              action={<Button onClick={close}>{t`Back to the shop`}</Button>}
            />
          </div>
        ) : (
          <Loaded answer={item}>
            {(loaded) => <ItemDetail item={loaded} onBuyingChange={setIsBuying} onClose={close} />}
          </Loaded>
        )}
        {hasFailed && <DialogClose label={t`Close`} className={styles.closeOfFailure} />}
      </div>
      {/* Nothing has opened an item at its address. */}
      <FocusFallback />
    </Dialog>
  )
}

/**
 * Returns to the shop. Goes back in history if the player came from there, so that
 * "back" does not reopen the item.
 */
function useClose(): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isFromShop = (state as { isFromShop?: boolean } | null)?.isFromShop === true

  return () => {
    if (isFromShop) void navigate(-1)
    else void navigate({ pathname: paths.shop, search }, { replace: true })
  }
}
