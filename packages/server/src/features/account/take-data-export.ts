import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { dataExportedLetters } from './data-exported-letters.ts'
import { type FolderData, readFolders, readSections, type SectionData } from './read-sections.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import type { Sender } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { spendLink } from './one-time-link.ts'
import type { DataExportLink } from './start-data-export.ts'

export interface DataExport extends Addressee {
  readonly createdAt: Date
  readonly sections: readonly SectionData[]
  readonly folders: readonly FolderData[]
}

/** Reads the player if the session that requested the export is still active. */
const readPlayerOfSession = (transaction: Transaction, accountId: number, sessionId: string) =>
  transaction.maybeOne<Addressee & { readonly createdAt: Date }>(
    sql`select username, email, account.locale, now() as created_at
        from account join session on session.account_id = account.id
        where account.id = ${accountId} and session.id = ${sessionId}::uuid
          and session.ended_at is null and session.expires_at > now()`,
  )

/** Spends an export link, reads its data and notifies the player. Null for an invalid link. */
export const takeDataExport = (
  { database, publicUrl, secretBox }: Pick<Ports, 'database' | 'publicUrl' | 'secretBox'>,
  client: Sender,
  token: string,
): Promise<DataExport | null> =>
  database.transaction(async (transaction) => {
    const link = await spendLink<DataExportLink>(transaction, 'data-export', token)
    const sessionId = link?.payload.sessionId
    const player = sessionId && (await readPlayerOfSession(transaction, link.accountId, sessionId))
    if (!player) return null
    const { accountId } = link
    const sections = await readSections({ queries: transaction, secretBox }, accountId)
    const folders = await readFolders(transaction, accountId)
    const url = portalUrl(publicUrl, player.locale, '/resetpassword')
    await mailPlayer(transaction, player, { letters: dataExportedLetters, values: { url } })
    await recordSecurityEvent(transaction, { accountId, kind: 'data-exported', client, sessionId })
    return { ...player, sections, folders }
  })
