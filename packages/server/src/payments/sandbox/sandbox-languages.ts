import type { LocaleCode } from '@olympus/contract/locales'
import type { SandboxTexts } from './sandbox-texts.ts'
import { cn } from './texts/cn.ts'
import { cz } from './texts/cz.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { hk } from './texts/hk.ts'
import { it } from './texts/it.ts'
import { pl } from './texts/pl.ts'
import { tr } from './texts/tr.ts'

export const sandboxTexts: Readonly<Record<LocaleCode, SandboxTexts>> = {
  cn,
  hk,
  cz,
  de,
  en,
  es,
  fr,
  it,
  pl,
  tr,
}
