import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useHref, useLinkClickHandler, useMatch, useResolvedPath, type To } from 'react-router'

import { LinkPresses } from './pressed-page.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Portal path without locale prefix. */
  readonly to: To
  /** Replaces this page in the history. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

/**
 * A link to a portal page. The router's own link also supports the data mode, which the portal does not use.
 */
export function Link({ to, replace, state, target, onClick, children, ...props }: LinkProps): ReactNode {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    state,
  })
  const { pathname } = useResolvedPath(to)
  const presses = use(LinkPresses)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    follow(event)
    if (event.defaultPrevented) presses.press(pathname)
  }
  return (
    <a {...props} href={href} target={target} onClick={press}>
      {children}
    </a>
  )
}

export type NavLinkProps = LinkProps & {
  readonly to: string
  /** Current on this exact page only, not on nested pages. */
  readonly end?: boolean | undefined
}

/** A link that marks itself as current on its target page and on pages below it. */
export function NavLink({ end = false, ...props }: NavLinkProps): ReactNode {
  const isCurrent = useMatch({ path: props.to, end }) !== null
  return <Link {...(isCurrent && { 'aria-current': 'page' as const })} {...props} />
}
