import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'

/** The law of many countries asks who offers a portal. */
export function warnWithoutImprint(
  { imprint, isProduction }: Pick<Config, 'imprint' | 'isProduction'>,
  log: Log,
): void {
  if (!isProduction || imprint !== null) return
  log.warn('The contact page does not say who offers the portal; set IMPRINT_NAME and IMPRINT_ADDRESS')
}
