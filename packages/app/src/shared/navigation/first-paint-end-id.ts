export const firstPaintEndId = 'first-paint-end'
