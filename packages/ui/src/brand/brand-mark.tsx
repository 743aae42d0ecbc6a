import type { ComponentProps } from 'react'

export type BrandMarkProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | undefined }

/** A ring with the peak of Olympus, in the current color. Decorative. */
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
      <path d="M16 1.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29Zm0 2.2a12.3 12.3 0 0 1 10.4 18.9L18.2 8.8a2.5 2.5 0 0 0-4.4 0L5.6 22.6A12.3 12.3 0 0 1 16 3.7Z" />
      <path d="M16 10.4 8.2 23.6h4.9l1.6-3.2 1.3 2.2z" />
      <path d="M16 10.4l7.8 13.2h-4.6L16 18z" opacity=".5" />
    </svg>
  )
}
