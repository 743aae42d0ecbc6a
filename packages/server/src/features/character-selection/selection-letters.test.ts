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
  mailSelectionChanged,
  mailSelectionConfirmed,
  mailSelectionDone,
} from './selection-letters.ts'

const database = withTestDatabase()

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
    await mailSelectionConfirmed(database, id, { publicUrl: 'https://olympus.example', items: 4711 })
    await mailSelectionChanged(database, id)
    await mailSelectionDone(database, id)
    for (const cancellation of ['player', 'ban', 'account-deletion']) {
      await database.execute(sql`
        update character_selection set state = 'cancelled', ended_at = now(), cancellation = ${cancellation} where id = ${id}`)
      await mailSelectionCancelled(database, id)
    }
    const mails = await mailsToAccount(database, accountId)
    expect(mails).toHaveLength(6)
    expect(new Set(mails.map(({ text }) => text)).size).toBe(6)
    for (const { text, html } of mails) {
      expect(text).toContain('Meleager <3, Kassandra')
      expect(html).toContain('Meleager &lt;3, Kassandra')
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|\$\{/)
    }
    const [confirmed, , done] = mails
    expect(confirmed?.text).toContain(
      `https://olympus.example${locale === 'en' ? '' : `/${locale}`}/character-swapper`,
    )
    expect(confirmed?.text).toContain('4711')
    for (const mail of [confirmed, done]) expect(mail?.text).toContain('Atalante')
    // The mail is no place to copy the phrase from.
    expect(confirmed?.text).not.toContain(deletionPhrase(locale, 2))
    for (const { subject } of mails.slice(0, 3)) subjects.add(subject)
  }
  expect(subjects.size).toBe(3 * localeCodes.length)
})
