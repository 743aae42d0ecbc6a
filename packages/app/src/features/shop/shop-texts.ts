import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShopQuery } from '@olympus/contract/shop'

export const sortNames: Record<ShopQuery['sort'], MessageDescriptor> = {
  '-price': msg`Price, descending`,
  price: msg`Price, ascending`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
}
