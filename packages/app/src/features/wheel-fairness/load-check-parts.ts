import { loadOnce } from '../../shared/loading/load-once.ts'

export const loadCheckParts = loadOnce(() => import('./check-parts.ts'))
