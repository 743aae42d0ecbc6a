/** Live events need these paths on every page, without the schemas. */
export const wheelAccountPath = '/wheel/account'
export const wheelLuckPath = '/wheel/luck'
export const wheelLogsPath = '/logs/fortune-wheel'
