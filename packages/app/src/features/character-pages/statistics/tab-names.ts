import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatisticTab } from '@olympus/contract/statistic-keys'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'

export const tabNames: Record<StatisticTab, MessageDescriptor> = {
  overview: msg`Overview`,
  combat: msg`Combat`,
  pvp: msg`PvE and PvP`,
  economy: msg`Economy`,
  raids: msg`Raids`,
  events: msg({ message: 'Events', context: 'game' }),
  skills: msg`Skills`,
  items: msg`Items`,
}

export const tabIcons: Record<StatisticTab, GameIconName> = {
  overview: 'ancient-columns',
  combat: 'gladius',
  pvp: 'rosa-shield',
  economy: 'two-coins',
  raids: 'hydra',
  events: 'rainbow-star',
  skills: 'lightning-trio',
  items: 'round-potion',
}
