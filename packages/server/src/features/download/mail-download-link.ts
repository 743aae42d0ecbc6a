import type { DataOf } from '@olympus/contract/endpoint'
import type { mailDownloadLink as endpoint } from '@olympus/contract/download'
import sql from 'sql-template-tag'
import type { Failure } from '../../failure.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import type { Ports } from '../ports.ts'
import { downloadLinkLetters } from './download-link-letters.ts'

const perAccount = { max: 5, windowSeconds: 3600 }

/** Mails the address of the download page to the player, who reads this on a phone. */
export async function mailDownloadLink(
  { database, limiter, publicUrl }: Pick<Ports, 'database' | 'limiter' | 'publicUrl'>,
  accountId: number,
): Promise<DataOf<typeof endpoint> | Failure<'TOO_MANY_REQUESTS'>> {
  const limited = await limiter.hit({ key: `download-link:${accountId}`, ...perAccount })
  if (limited) return limited
  const player = await database.one<Addressee>(
    sql`select username, email, locale from account where id = ${accountId}`,
  )
  await mailPlayer(database, player, {
    isUrgent: true,
    letters: downloadLinkLetters,
    values: { url: portalUrl(publicUrl, player.locale, '/download') },
  })
  return { sentTo: player.email }
}
