import { globalLayer } from '@vanilla-extract/css'

globalLayer('olympus')

/** Cascade layers, weakest first. Unlayered app styles override all of them. */
export const reset = globalLayer({ parent: 'olympus' }, 'reset')
export const theme = globalLayer({ parent: 'olympus' }, 'theme')
export const components = globalLayer({ parent: 'olympus' }, 'components')
export const variants = globalLayer({ parent: 'olympus' }, 'variants')
export const utilities = globalLayer({ parent: 'olympus' }, 'utilities')
