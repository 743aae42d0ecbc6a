import type { LucideIcon, LucideProps } from 'lucide-react'

export type IconProps = Omit<LucideProps, 'absoluteStrokeWidth'> & { icon: LucideIcon }

/** A Lucide icon in the weight of the design. Decorative: the control or text beside it carries the name. */
export function Icon({ icon: Glyph, size = 16, strokeWidth = 1.75, ...props }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} aria-hidden focusable="false" {...props} />
}
