import { style, styleVariants } from '@vanilla-extract/css'

/** Narrower lists have no columns for that many figures, so that the score stays in view in any language. */
export const foldsBelow = { few: '(max-width: 799px)', many: '(max-width: 959px)' }

const wrappingHeader = { '&[scope=col]': { whiteSpace: 'normal', hyphens: 'auto' } } as const

export const scoreColumn = style({ selectors: wrappingHeader })

export const figureColumn = styleVariants(foldsBelow, (width) => ({
  selectors: wrappingHeader,
  '@container': { [width]: { display: 'none' } },
}))
