import type { ReactNode } from 'react'

import { firstPaintEndId } from './first-paint-end-id.ts'

/**
 * Stands after what no later part of the page moves on a phone, where the first paint waits until the
 * browser has read it. On wider screens, and without it, a page is painted whole.
 */
export const FirstPaintEnd = (): ReactNode => <template id={firstPaintEndId} />
