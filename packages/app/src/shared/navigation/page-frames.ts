import { createContext, type ReactNode } from 'react'

/** What a layout shows of a page before its code is loaded and rendered, by its path in `paths`. */
export const PageFrames = createContext<(path: string) => ReactNode>(() => null)
