import type { CharacterView } from '@olympus/contract/character-pages'

/** A game server goes quiet, or answers again, without a notice. */
const ownMs = 60_000
/** Only the owner is notified of changes. */
const othersMs = 30_000

/** After how long a page asks for a character again, besides notices. Undefined: it is loading. */
export const refreshMsOf = (character: CharacterView | undefined): number =>
  character?.own ? ownMs : othersMs
