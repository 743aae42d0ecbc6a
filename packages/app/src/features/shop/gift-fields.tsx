import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { TextField } from '@olympus/ui/text-field/text-field'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './item-dialog.css.ts'
import type { RecipientField } from './shop-character-select.tsx'
import type { GiftDraft } from './use-gift-draft.ts'

interface GiftFieldsProps {
  readonly gift: GiftDraft
  readonly recipient: RecipientField
}

/** The recipient and the message of a gift. */
export function GiftFields({ gift, recipient }: GiftFieldsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const written = format.number(gift.text.length)
  const most = format.number(limits.giftMessageMaxLength)

  return (
    <>
      <TextField
        {...recipient}
        label={t`Character name`}
        hint={t`A character of another player, spelled exactly as in the game.`}
        size="lg"
        value={gift.name}
        maxLength={limits.characterNameMaxLength}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={({ target }) => gift.setName(target.value)}
      />
      <TextField
        label={t`Message`}
        labelNote={t`optional`}
        hint={t`Your username is shown with your message.`}
        size="lg"
        value={gift.text}
        maxLength={limits.giftMessageMaxLength}
        autoComplete="off"
        below={<p className={styles.counter}>{t`${written} of ${most} characters`}</p>}
        onChange={({ target }) => gift.setText(target.value)}
      />
    </>
  )
}
