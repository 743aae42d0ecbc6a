import type { ComponentProps } from 'react'

/** Stands in for a router's link where a component takes an empty one. */
export function StoryLink({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>
}
