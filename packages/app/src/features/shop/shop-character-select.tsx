import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CharacterSelect } from '@olympus/ui/character-select/character-select'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './shop-page.css.ts'
import { useShopCharacter } from './use-shop-character.ts'

/** Lets an order ask for its recipient. */
export interface RecipientField {
  readonly id: string
  readonly error: ReactNode
}

interface ShopCharacterSelectProps {
  /** Set in an order form: adds a label, character details and room for an error. */
  readonly field?: RecipientField
  readonly onChoose?: () => void
}

const noticeId = 'shop-character-gone'

/** Selects the character that receives the items. */
export function ShopCharacterSelect({ field, onChoose }: ShopCharacterSelectProps): ReactNode {
  const { t } = useLingui()
  const { choice, problem, selectable, isClosed, error, reload, choose } = useShopCharacter()
  const isField = field !== undefined
  const className = isField ? undefined : styles.characterSelect

  if (error && !selectable)
    return (
      <Button size="lg" icon={<Icon icon={RotateCcw} />} onClick={reload} className={className}>
        {t`Load characters again`}
      </Button>
    )
  if (!selectable) return <Skeleton isBlock height={44} radius={8} className={className} />

  return (
    <CharacterSelect
      label={t`Character`}
      isLabelHidden={!isField}
      isNoteHidden={!isField}
      size="lg"
      className={className}
      characters={selectable}
      value={choice.character ? String(choice.character.id) : ''}
      onValueChange={(value) => {
        choose(Number(value))
        onChoose?.()
      }}
      placeholder={selectable.length === 0 ? t`No characters yet` : t`Choose a character`}
      disabled={isClosed}
      id={field?.id}
      error={isField && problem ? problem : field?.error}
      {...(!isField && problem && { 'aria-describedby': noticeId })}
    />
  )
}

/** Shown above the items, because the select in the page head has no room for it. */
export function GoneCharacterNotice(): ReactNode {
  const { problem } = useShopCharacter()
  if (!problem) return null
  return (
    <Callout id={noticeId} tone="warning">
      {problem}
    </Callout>
  )
}
