import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { paths } from '../paths.ts'

export interface FramedPage {
  /** The heading of the page. */
  readonly title: MessageDescriptor
  /** The heading has a control beside it, or below it on a phone. */
  readonly hasControl?: boolean
}

/** Pages that are named by their data have no frame. */
export const framedPages: Readonly<Record<string, FramedPage>> = {
  [paths.characters]: { title: msg`Characters` },
  [paths.characterSwapper]: { title: msg`Character swapper` },
  [paths.swapHistory]: { title: msg`Swap history`, hasControl: true },
  [paths.leaderboard]: { title: msg`Leaderboards` },
  [paths.purchase]: { title: msg`Buy Olympus Coins` },
  [paths.shop]: { title: msg`Shop`, hasControl: true },
  [paths.fortuneWheel]: { title: msg`Fortune wheel` },
  [paths.coupons]: { title: msg`Coupons` },
  [paths.logs]: { title: msg`Logs` },
  [paths.download]: { title: msg`Download` },
  [paths.support]: { title: msg`Support` },
  [paths.settings]: { title: msg`Settings` },
}
