import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { TextField } from '@olympus/ui/text-field/text-field'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './item-dialog.css.ts'
import { plainText } from './order-rules.ts'
import type { ItemOrder } from './use-item-order.tsx'

/** The recipient and the message of a gift. */
export function GiftFields({ order }: { order: ItemOrder }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { values, set, field } = order
  const written = format.number(values.message.length)
  const most = format.number(limits.giftMessageMaxLength)

  return (
    <>
      <TextField
        {...field('characterName')}
        label={t`Character name`}
        hint={t`A character of another player, spelled exactly as in the game.`}
        size="lg"
        value={values.characterName}
        maxLength={limits.characterNameMaxLength}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={({ target }) => set('characterName', target.value)}
      />
      <TextField
        label={t`Message`}
        labelNote={t`optional`}
        hint={t`Your username is shown with your message.`}
        size="lg"
        value={values.message}
        maxLength={limits.giftMessageMaxLength}
        autoComplete="off"
        below={<p className={styles.counter}>{t`${written} of ${most} characters`}</p>}
        onChange={({ target }) => set('message', plainText(target.value))}
      />
    </>
  )
}
