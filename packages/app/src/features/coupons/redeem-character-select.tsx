import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { CharacterSelect } from '@olympus/ui/character-select/character-select'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Redemption } from './use-redemption.ts'

/** Selects the character. None is preselected, and none replaces a choice that became unavailable. */
export function RedeemCharacterSelect({ redemption }: { redemption: Redemption }): ReactNode {
  const { t } = useLingui()
  const { choice, problem, selectable, isClosed, error, field, reload, choose } = redemption

  if (error && !selectable)
    return (
      <Button size="lg" icon={<Icon icon={RotateCcw} />} onClick={reload}>
        {t`Load characters again`}
      </Button>
    )
  if (!selectable) return <Skeleton isBlock height={68} radius={8} />

  return (
    <CharacterSelect
      label={t`Character`}
      size="lg"
      characters={selectable}
      value={choice.character ? String(choice.character.id) : ''}
      onValueChange={(value) => choose(Number(value))}
      placeholder={selectable.length === 0 ? t`No characters yet` : t`Choose a character`}
      disabled={isClosed}
      id={field.id}
      error={problem ?? field.error}
    />
  )
}
