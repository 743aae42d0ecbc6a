import type { GameData } from '@olympus/contract/game-data'
import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { LocaleCode } from '@olympus/contract/locales'
import { type LocalizedText, textsIn } from '../../localized-text.ts'

interface Named {
  readonly name: LocalizedText
  readonly icon?: string
}

/** The game data in one language. Texts that are not translated are English, and say so. */
export function localizeGameData(file: GameDataFile, version: string, locale: LocaleCode): GameData {
  const kinds = new Map(file.kinds.map(({ key, name }) => [key, name]))
  const kindOf = (kind: string | undefined) => (kind === undefined ? null : kinds.get(kind))
  const texts = ({ name, icon }: Named) => ({ ...textsIn({ name }, locale), icon: icon ?? null })
  const coded = (entries: readonly (Named & { readonly code: number })[]) =>
    entries.map((entry) => ({ code: entry.code, ...texts(entry) }))
  return {
    version,
    locale,
    items: file.items.map(({ vnum, name, description, icon, kind, slot, rarity }) => ({
      vnum,
      ...textsIn({ name, description, kind: kindOf(kind) }, locale),
      icon,
      slot: slot ?? null,
      rarity: rarity ?? null,
    })),
    mates: coded(file.mates),
    raids: coded(file.raids),
    bosses: coded(file.bosses),
    events: coded(file.events),
    skills: file.skills.map(({ code, name, icon, kind }) => ({
      code,
      ...textsIn({ name, kind: kindOf(kind) }, locale),
      icon: icon ?? null,
    })),
    families: coded(file.families),
    statistics: file.statistics.map((entry) => ({ key: entry.key, ...texts(entry) })),
    seasons: file.seasons.map(({ code, name, startsAt, endsAt }) => ({
      code,
      ...textsIn({ name }, locale),
      startsAt,
      endsAt,
    })),
  }
}
