import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { CharacterSelect } from '@olympus/ui/character-select/character-select'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import type { WheelCharacter } from './use-wheel-character.ts'

interface WheelCharacterSelectProps {
  readonly label: string
  readonly character: WheelCharacter
  /** Set in a form, which asks for the character. */
  readonly field?: { readonly id: string; readonly error: ReactNode }
  readonly onChoose?: () => void
}

/** Selects the character. None is preselected, and none replaces a choice that became unavailable. */
export function WheelCharacterSelect({ label, character, ...form }: WheelCharacterSelectProps): ReactNode {
  const { t } = useLingui()
  const { field, onChoose } = form
  const { choice, problem, selectable, isClosed, isNobodyActive, error, reload, choose } = character

  if (error && !selectable)
    return (
      <Button size="lg" icon={<Icon icon={RotateCcw} />} onClick={reload}>
        {t`Load characters again`}
      </Button>
    )
  if (!selectable) return <Skeleton isBlock height={68} radius={8} />

  return (
    <CharacterSelect
      label={label}
      size="lg"
      characters={selectable}
      value={choice.character ? String(choice.character.id) : ''}
      onValueChange={(value) => {
        choose(Number(value))
        onChoose?.()
      }}
      placeholder={selectable.length === 0 ? t`No characters yet` : t`Choose a character`}
      disabled={isClosed || isNobodyActive}
      id={field?.id}
      error={problem ?? (choice.character ? undefined : field?.error)}
    />
  )
}
