import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Banner } from '@olympus/contract/appearance'

export const bannerNames: Record<Banner, MessageDescriptor> = {
  orange: msg`Orange`,
  aegean: msg`Aegean`,
  laurel: msg`Laurel`,
  amethyst: msg`Amethyst`,
  rose: msg`Rose`,
  nyx: msg`Nyx`,
  marble: msg`Marble`,
  bronze: msg`Bronze`,
}
