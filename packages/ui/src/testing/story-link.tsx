import type { ComponentProps } from 'react'

/** Replaces a router's link in components that take an empty link. */
export function StoryLink({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>
}
