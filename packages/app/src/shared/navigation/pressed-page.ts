import { createContext } from 'react'
import type { Location } from 'react-router'

interface LinkPresses {
  /** A link to this path was pressed. */
  readonly press: (pathname: string) => void
  /** The router shows this location. */
  readonly arrive: (location: Location) => void
}

export const LinkPresses = createContext<LinkPresses>({ press: () => undefined, arrive: () => undefined })

/** The page whose link was pressed, by its path in `paths`, until the router shows it. */
export const PressedPage = createContext<string | null>(null)
