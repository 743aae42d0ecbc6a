import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { DialogClose } from '@olympus/ui/dialog/dialog-close'
import { DialogTitle } from '@olympus/ui/dialog/dialog-title'
import { RarityPips } from '@olympus/ui/rarity-pips/rarity-pips'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useState, type ReactNode } from 'react'

import * as styles from './item-dialog.css.ts'
import { ItemNotes } from './item-notes.tsx'
import { ItemPreview } from './item-preview.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderReceipt, type OrderReceiptProps } from './order-receipt.tsx'
import { EnglishNote } from '../../shared/texts/english-note.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { rarityNames } from '../../shared/texts/rarity-names.ts'

interface ItemDetailProps {
  /** Undefined while loading. */
  readonly item: ShopItemDetail | undefined
  readonly onBuyingChange: (isBuying: boolean) => void
  readonly onClose: () => void
}

export function ItemDetail({ item, onBuyingChange, onClose }: ItemDetailProps): ReactNode {
  const { t } = useLingui()
  const [placed, setPlaced] = useState<Pick<OrderReceiptProps, 'order' | 'isRepeat'> | null>(null)

  return (
    <div className={styles.columns}>
      <ItemPreview item={item} />
      <div className={styles.side}>
        <DialogClose label={t`Close`} className={styles.close} />
        <ItemHead item={item} />
        {!item && <Skeleton isBlock height={380} radius={8} />}
        {item && !placed && (
          <>
            <p className={styles.description} lang={langOf(item, 'description')}>
              {item.description}
            </p>
            <EnglishNote />
            <ItemNotes item={item} />
            <OrderForm
              item={item}
              onBuyingChange={onBuyingChange}
              onOrdered={(order, isRepeat) => setPlaced({ order, isRepeat })}
            />
          </>
        )}
        {placed && <OrderReceipt {...placed} onClose={onClose} />}
      </div>
    </div>
  )
}

function ItemHead({ item }: { item: ShopItemDetail | undefined }): ReactNode {
  const { i18n } = useLingui()
  if (!item)
    return (
      <div className={styles.head}>
        <Skeleton width={72} height={12} />
        <div className={styles.title}>
          <Skeleton width={220} height={28} />
        </div>
        <Skeleton width={96} height={12} />
      </div>
    )
  return (
    <div className={styles.head}>
      <RarityPips rarity={item.rarity} label={i18n._(rarityNames[item.rarity])} />
      <DialogTitle className={styles.title} lang={langOf(item, 'name')}>
        {item.name}
      </DialogTitle>
      <p className={styles.subcategory} lang={langOf(item.subcategory, 'name')}>
        {item.subcategory.name}
      </p>
    </div>
  )
}
