import { type LocaleCode, tagOf } from './locales.ts'

type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** By the plural rules of the locale; `#` is the number of characters. */
const phrases: Readonly<Record<LocaleCode, Forms>> = {
  cn: { other: '删除#个角色' },
  hk: { other: '刪除#個角色' },
  cz: { one: 'SMAZAT # POSTAVU', few: 'SMAZAT # POSTAVY', other: 'SMAZAT # POSTAV' },
  de: { one: '# CHARAKTER LÖSCHEN', other: '# CHARAKTERE LÖSCHEN' },
  en: { one: 'DELETE # CHARACTER', other: 'DELETE # CHARACTERS' },
  es: { one: 'ELIMINAR # PERSONAJE', other: 'ELIMINAR # PERSONAJES' },
  fr: { one: 'SUPPRIMER # PERSONNAGE', other: 'SUPPRIMER # PERSONNAGES' },
  it: { one: 'ELIMINA # PERSONAGGIO', other: 'ELIMINA # PERSONAGGI' },
  pl: { one: 'USUŃ # POSTAĆ', few: 'USUŃ # POSTACIE', other: 'USUŃ # POSTACI' },
  tr: { other: '# KARAKTERİ SİL' },
}

/** What a player types to delete characters for good. The app shows it, the server compares it. */
export function deletionPhrase(locale: LocaleCode, characters: number): string {
  const forms = phrases[locale]
  const form = forms[new Intl.PluralRules(tagOf(locale)).select(characters)] ?? forms.other
  return form.replace('#', String(characters))
}

/** Space around it and the way in which accents are stored do not count; case does. */
export const isDeletionPhrase = (typed: string, locale: LocaleCode, characters: number): boolean =>
  typed.trim().normalize('NFC') === deletionPhrase(locale, characters).normalize('NFC')
