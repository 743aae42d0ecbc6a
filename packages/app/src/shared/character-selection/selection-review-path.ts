import { paths } from '../../paths.ts'

/** The page on which a changed permanent selection is confirmed again. */
export const selectionReviewPath = `${paths.characterSwapper}?review`
