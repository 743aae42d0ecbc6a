import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PrivateDetail } from '@olympus/contract/character-privacy'

interface DetailTexts {
  readonly name: MessageDescriptor
  readonly hint?: MessageDescriptor
}

export const detailTexts: Readonly<Record<PrivateDetail, DetailTexts>> = {
  equipment: { name: msg`Equipment`, hint: msg`Every slot, with upgrades and options.` },
  inventory: { name: msg`Inventory`, hint: msg`All bags, and the gold.` },
  bonuses: { name: msg`Bonuses` },
  bazaar: { name: msg`Bazaar`, hint: msg`What you sell and bid for.` },
  mates: { name: msg`Pets and partners` },
  statistics: { name: msg`Statistics` },
  bank: { name: msg`Bank money`, hint: msg`It belongs to your account, so all your characters share it.` },
  lastVisit: {
    name: msg`Last visit`,
    hint: msg`Whether the character is in the game, when it last was, and how old its figures are.`,
  },
}
