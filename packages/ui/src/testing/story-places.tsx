import {
  ArrowLeftRight,
  LifeBuoy,
  LoaderPinwheel,
  ScrollText,
  Store,
  Ticket,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react'
import type { MouseEvent } from 'react'

import { StoryLink } from './story-link.tsx'

/** An empty link that does not navigate, so that a press does not leave the story. */
export const storyLink = (hash: string) => (
  <StoryLink href={`#${hash}`} onClick={(event: MouseEvent) => event.preventDefault()} />
)

/** The navigation entries of the portal. The shop is the current one. */
export const storyPlaces = {
  profile: { key: 'profile', label: 'Profile', icon: UserRound, link: storyLink('profile') },
  characters: { key: 'characters', label: 'Characters', icon: Users, link: storyLink('characters') },
  swapper: { key: 'swapper', label: 'Character swapper', icon: ArrowLeftRight, link: storyLink('swapper') },
  rankings: { key: 'rankings', label: 'Leaderboards', icon: Trophy, link: storyLink('rankings') },
  shop: { key: 'shop', label: 'Shop', icon: Store, link: storyLink('shop'), isCurrent: true },
  wheel: { key: 'wheel', label: 'Fortune wheel', icon: LoaderPinwheel, link: storyLink('wheel'), count: '7' },
  coupons: { key: 'coupons', label: 'Coupons', icon: Ticket, link: storyLink('coupons') },
  logs: { key: 'logs', label: 'Logs', icon: ScrollText, link: storyLink('logs') },
  support: { key: 'support', label: 'Support', icon: LifeBuoy, link: storyLink('support') },
}

const { profile, characters, swapper, rankings, shop, wheel, coupons, logs, support } = storyPlaces

export const storyPlaceGroups = [
  { key: 'player', items: [profile, characters, swapper, rankings] },
  { key: 'store', label: 'Store', items: [shop, wheel, coupons, logs] },
  { key: 'game', label: 'Game', items: [support] },
]

/** The ten languages of the portal, for its language controls. */
export const storyLanguages = [
  { code: 'cn', tag: 'zh-Hans-CN', name: '简体中文' },
  { code: 'hk', tag: 'zh-Hant-HK', name: '繁體中文' },
  { code: 'cz', tag: 'cs-CZ', name: 'Čeština' },
  { code: 'de', tag: 'de-DE', name: 'Deutsch' },
  { code: 'en', tag: 'en-US', name: 'English' },
  { code: 'es', tag: 'es-ES', name: 'Español' },
  { code: 'fr', tag: 'fr-FR', name: 'Français' },
  { code: 'it', tag: 'it-IT', name: 'Italiano' },
  { code: 'pl', tag: 'pl-PL', name: 'Polski' },
  { code: 'tr', tag: 'tr-TR', name: 'Türkçe' },
]

export const storyLanguageTexts = {
  pending: 'Loading the language',
  failed: 'This language could not be loaded. Try again.',
  changed: 'Language: English',
}
