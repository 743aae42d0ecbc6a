import type { ReactNode } from 'react'

import { firstPaintEndId } from './first-paint-end-id.ts'

/**
 * Stands after what no later part of the page moves. The first paint of a rendered page waits until the browser
 * has read it, so a page that has none is painted whole.
 */
export const FirstPaintEnd = (): ReactNode => <template id={firstPaintEndId} />
