import type { WheelContents } from '@olympus/contract/wheel'
import type { ReactNode } from 'react'

import { NameText } from './texts/name-text.tsx'
import { useRewardTexts } from './texts/use-reward-texts.ts'

/** `Wings of Ikaros ×1`: what the wheel or an exchange grants. */
export function RewardName({ contents }: { readonly contents: WheelContents }): ReactNode {
  const look = useRewardTexts().lookOf(contents)
  return (
    <>
      <NameText {...look} /> {look.amount}
    </>
  )
}
