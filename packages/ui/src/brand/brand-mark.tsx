import type { ComponentProps } from 'react'

import { markPaths } from './mark-paths.ts'

export type BrandMarkProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | undefined }

/** A ring around the peak of Olympus, in the current color. Decorative. */
export function BrandMark({ size = 26, ...props }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden
      focusable="false"
      {...props}
    >
      <path d={markPaths.ring} />
      <path d={markPaths.peak} />
      <path d={markPaths.shade} opacity=".5" />
    </svg>
  )
}
