import type { LucideIcon, LucideProps } from 'lucide-react'

export type IconProps = Omit<LucideProps, 'absoluteStrokeWidth'> & { icon: LucideIcon }

/** A Lucide icon in the design’s stroke width. Decorative: the control or text beside it has the name. */
export function Icon({ icon: Glyph, size = 16, strokeWidth = 1.75, ...props }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} aria-hidden focusable="false" {...props} />
}
