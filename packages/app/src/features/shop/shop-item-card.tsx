import { useLingui } from '@lingui/react/macro'
import type { ShopItem } from '@olympus/contract/shop'
import { ItemCard } from '@olympus/ui/item-card/item-card'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import { shopItemPath } from '../../player-paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { ItemPrice } from './item-price.tsx'
import { ItemTags } from './item-tags.tsx'
import * as styles from './shop-page.css.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import { rarityNames } from '../../shared/texts/rarity-names.ts'

/** History state of a link from the shop. Closing the item then goes back instead of forward. */
export interface ItemLinkState {
  readonly isFromShop: true
}

export function ShopItemCard({ item }: { item: ShopItem }): ReactNode {
  const { i18n } = useLingui()
  const format = useFormat()
  const { search } = useLocation()
  const state: ItemLinkState = { isFromShop: true }

  return (
    <ItemCard
      link={<Link to={{ pathname: shopItemPath(item.id), search }} state={state} />}
      headingLevel={2}
      name={item.name}
      nameLang={langOf(item, 'name')}
      icon={item.icon}
      rarity={item.rarity}
      rarityLabel={i18n._(rarityNames[item.rarity])}
      subcategory={<span lang={langOf(item.subcategory, 'name')}>{item.subcategory.name}</span>}
      tags={<ItemTags item={item} />}
      price={
        <span className={styles.price}>
          <ItemPrice priceCoins={item.priceCoins} regularPriceCoins={item.sale?.regularPriceCoins} />
          <span className={styles.realPrice}>
            {format.money(item.realPrice.amountCents, item.realPrice.currency)}
          </span>
        </span>
      }
    />
  )
}
