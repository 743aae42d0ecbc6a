import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import { localeCodes } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { confirmedSelection } from '../../testing/confirmed-selection.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { mailsToAccount } from '../../testing/sent-mails.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import {
  mailSelectionCancelled,
  mailSelectionCancelledByPortal,
  mailSelectionChanged,
  mailSelectionConfirmed,
  mailSelectionDone,
} from './selection-letters.ts'

const database = withTestDatabase()
const origin = 'https://olympus.example'

it('names the characters in each letter, in all languages', async () => {
  const subjects = new Set<string>()
  for (const locale of localeCodes) {
    const accountId = await createAccount(database)
    await database.execute(sql`update account set locale = ${locale} where id = ${accountId}`)
    const keptIds = [await createCharacter(database, accountId, { name: 'Atalante' })]
    const deletedIds = [
      await createCharacter(database, accountId, { name: 'Meleager <3' }),
      await createCharacter(database, accountId, { name: 'Kassandra' }),
    ]
    const id = await confirmedSelection(database, { accountId, keptIds, deletedIds })
    await mailSelectionConfirmed(database, id, { publicUrl: origin, items: 4711 })
    await database.execute(
      sql`update character_selection set due_at = '2031-02-03T04:05:00Z' where id = ${id}`,
    )
    await mailSelectionConfirmed(database, id, { publicUrl: origin, items: 4711 })
    await mailSelectionChanged(database, id, origin)
    await mailSelectionDone(database, id, origin)
    await mailSelectionCancelled(database, id, origin)
    for (const cancellation of ['ban', 'account-deletion']) {
      await database.execute(sql`
        update character_selection set state = 'cancelled', ended_at = now(), cancellation = ${cancellation} where id = ${id}`)
      await mailSelectionCancelledByPortal(database, id)
    }
    const mails = await mailsToAccount(database, accountId)
    expect(mails).toHaveLength(7)
    expect(new Set(mails.map(({ text }) => text)).size).toBe(7)
    for (const { text, html } of mails) {
      expect(text).toContain('Meleager <3, Kassandra')
      expect(html).toContain('Meleager &lt;3, Kassandra')
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|\$\{/)
    }
    const [atOnce, confirmed, changed, done, cancelled] = mails
    const page = `${origin}${locale === 'en' ? '' : `/${locale}`}/character-swapper`
    for (const mail of [atOnce, confirmed]) expect(mail?.text).toContain(`${page}\n`)
    expect(changed?.text).toContain(`${page}?review\n`)
    for (const mail of [done, cancelled]) expect(mail?.text).toContain(`${page}/history\n`)
    expect(confirmed?.text).toContain('4711')
    // A date would promise that there is time to cancel.
    expect(confirmed?.text).toContain('2031')
    expect(atOnce?.text).not.toContain('UTC')
    for (const mail of [confirmed, done]) expect(mail?.text).toContain('Atalante')
    // The mail is no place to copy the phrase from.
    expect(confirmed?.text).not.toContain(deletionPhrase(locale, 2))
    for (const { subject } of mails.slice(1, 4)) subjects.add(subject)
  }
  expect(subjects.size).toBe(3 * localeCodes.length)
})
