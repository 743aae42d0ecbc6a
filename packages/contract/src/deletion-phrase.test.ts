import { expect, it } from 'vitest'
import { deletionPhrase, isDeletionPhrase } from './deletion-phrase.ts'
import { localeCodes } from './locales.ts'

it.for([
  ['cn', '删除1个角色', '删除3个角色', '删除5个角色', '删除22个角色'],
  ['hk', '刪除1個角色', '刪除3個角色', '刪除5個角色', '刪除22個角色'],
  ['cz', 'SMAZAT 1 POSTAVU', 'SMAZAT 3 POSTAVY', 'SMAZAT 5 POSTAV', 'SMAZAT 22 POSTAV'],
  ['de', '1 CHARAKTER LÖSCHEN', '3 CHARAKTERE LÖSCHEN', '5 CHARAKTERE LÖSCHEN', '22 CHARAKTERE LÖSCHEN'],
  ['en', 'DELETE 1 CHARACTER', 'DELETE 3 CHARACTERS', 'DELETE 5 CHARACTERS', 'DELETE 22 CHARACTERS'],
  ['es', 'ELIMINAR 1 PERSONAJE', 'ELIMINAR 3 PERSONAJES', 'ELIMINAR 5 PERSONAJES', 'ELIMINAR 22 PERSONAJES'],
  [
    'fr',
    'SUPPRIMER 1 PERSONNAGE',
    'SUPPRIMER 3 PERSONNAGES',
    'SUPPRIMER 5 PERSONNAGES',
    'SUPPRIMER 22 PERSONNAGES',
  ],
  ['it', 'ELIMINA 1 PERSONAGGIO', 'ELIMINA 3 PERSONAGGI', 'ELIMINA 5 PERSONAGGI', 'ELIMINA 22 PERSONAGGI'],
  ['pl', 'USUŃ 1 POSTAĆ', 'USUŃ 3 POSTACIE', 'USUŃ 5 POSTACI', 'USUŃ 22 POSTACIE'],
  ['tr', '1 KARAKTERİ SİL', '3 KARAKTERİ SİL', '5 KARAKTERİ SİL', '22 KARAKTERİ SİL'],
] as const)('words the phrase with the plural of %s', ([locale, ...phrases]) => {
  expect([1, 3, 5, 22].map((count) => deletionPhrase(locale, count))).toEqual(phrases)
})

it('accepts space around the phrase, and accents stored in another way', () => {
  for (const locale of localeCodes) {
    const phrase = deletionPhrase(locale, 3)
    for (const typed of [phrase, ` ${phrase}\n`, phrase.normalize('NFD')])
      expect(isDeletionPhrase(typed, locale, 3)).toBe(true)
  }
})

it('accepts no other number, case, language or space', () => {
  for (const typed of [
    '',
    'DELETE',
    'DELETE 2 CHARACTERS',
    'DELETE 3 CHARACTER',
    'delete 3 characters',
    'DELETE  3 CHARACTERS',
    'DELETE 3 CHARACTERS.',
    'DELETE ３ CHARACTERS',
    '3 CHARAKTERE LÖSCHEN',
  ])
    expect(isDeletionPhrase(typed, 'en', 3)).toBe(false)
  // Not the letters of English.
  expect(isDeletionPhrase('3 KARAKTERI SIL', 'tr', 3)).toBe(false)
})
