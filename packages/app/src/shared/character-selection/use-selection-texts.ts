import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import type { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

import { useFormat } from '../../locale/use-format.ts'
import { phaseOf } from './selection-phase.ts'
import { newSince } from './selection-rules.ts'

type Roster = DataOf<typeof listCharacters>

interface SelectionTexts {
  readonly title: string
  readonly description: string
}

/** What the card says. Without a roster, it loads. `missing`: items of a changed selection, once known. */
export function useSelectionTexts(): (
  roster: Roster | undefined,
  missing: SelectionPreview['missing'] | undefined,
) => SelectionTexts {
  const { t } = useLingui()
  const format = useFormat()
  const listed = (characters: readonly { readonly name: string }[]) =>
    format.list(characters.map(({ name }) => name))

  return (roster, missing = []) => {
    const selection = roster?.openSelection
    if (!roster || !selection) {
      const title = t`Select the characters to keep`
      return roster && roster.characters.length < 2
        ? { title, description: t`You need at least two characters to keep some and delete the others.` }
        : {
            title,
            description: t`Confirming a selection is permanent. Characters you leave out are deleted, their bazaar and bid items go to one character you choose, and their inventory items arrive as coupons.`,
          }
    }

    const named = (ids: readonly number[]) => roster.characters.filter(({ id }) => ids.includes(id))
    const kept = listed(named(selection.keptIds))
    const deleted = named(selection.deletedIds)
    const names = listed(deleted)
    const count = deleted.length

    switch (phaseOf(selection, roster.presence, Date.parse(roster.serverNow))) {
      case 'pending': {
        const due = format.dateTime(selection.dueAt)
        return {
          title: t`Selection confirmed, not yet carried out`,
          description: t`${plural(count, { one: `You keep ${kept}. ${names} is deleted on ${due}. Swapping is closed until then.`, other: `You keep ${kept}. ${names} are deleted on ${due}. Swapping is closed until then.` })}`,
        }
      }
      case 'changed': {
        const added = newSince(selection, roster.characters)
        const hasLeft = named([...selection.keptIds, ...selection.deletedIds]).length
        const isGone = hasLeft < selection.keptIds.length + selection.deletedIds.length
        const newNames = listed(added)
        const missingCount = missing.length
        const owners = listed(named(missing.map(({ characterId }) => characterId)))
        const reason =
          added.length > 0
            ? t`Since then you have a new character: ${newNames}.`
            : isGone
              ? t`A character of the selection no longer exists.`
              : missingCount > 0
                ? t`${plural(missingCount, { one: `# item of ${owners} is no longer there.`, other: `# items of ${owners} are no longer there.` })}`
                : t`Items are no longer there.`
        return {
          title: t`Something has changed since you confirmed`,
          description: t`${reason} Nothing is deleted until you have looked at it and confirmed again.`,
        }
      }
      case 'waiting':
        return {
          title: t`The selection waits until your account is offline`,
          description:
            roster.presence === 'online'
              ? t`${plural(count, { one: `You keep ${kept}. ${names} is deleted as soon as you log out of the game. This can no longer be canceled.`, other: `You keep ${kept}. ${names} are deleted as soon as you log out of the game. This can no longer be canceled.` })}`
              : t`${plural(count, { one: `You keep ${kept}. ${names} is deleted as soon as your account is offline. This can no longer be canceled.`, other: `You keep ${kept}. ${names} are deleted as soon as your account is offline. This can no longer be canceled.` })}`,
        }
      case 'running':
        return {
          title: t`The selection is being carried out`,
          description: t`You keep ${kept}. The game is deleting the other characters and moving their items. Your account cannot enter the game until it is done.`,
        }
    }
  }
}
