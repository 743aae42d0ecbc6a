import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { EffectList, EffectLists } from '@olympus/ui/confirm-dialog/effect-list'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { characterIcon } from '../texts/character-texts.ts'
import * as styles from './steps.css.ts'

type Selected = SelectionPreview['kept'][number]

/** What is confirmed, in short. */
export function ConfirmStep({ preview }: { preview: SelectionPreview }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { kept, deleted, heirId, coolingOffHours } = preview
  const heir = kept.find(({ id }) => id === heirId)?.name ?? ''
  const itemOf = (character: Selected) => ({
    key: String(character.id),
    name: character.name,
    note: format.number(character.level),
    media: (
      <Avatar name={character.name} icon={characterIcon(character)} element={character.element} size="sm" />
    ),
  })

  return (
    <>
      <EffectLists>
        <EffectList
          effect="kept"
          title={t`Kept`}
          count={format.number(kept.length)}
          items={kept.map(itemOf)}
        />
        <EffectList
          effect="lost"
          title={t`Deleted`}
          count={format.number(deleted.length)}
          items={deleted.map(itemOf)}
          note={t`Their inventory items are sent as coupons.`}
        />
      </EffectLists>
      <div className={styles.facts}>
        <p>
          <Trans>
            Bazaar and bid items go to{' '}
            <span translate="no" className={styles.heir}>
              {heir}
            </span>
            .
          </Trans>
        </p>
        <p>
          {coolingOffHours === 0
            ? t`It is carried out at once, as soon as your account is offline. You cannot cancel it then.`
            : t`${plural(coolingOffHours, {
                one: 'You can cancel for # hour. After that it is carried out as soon as your account is offline.',
                other:
                  'You can cancel for # hours. After that it is carried out as soon as your account is offline.',
              })}`}
        </p>
      </div>
    </>
  )
}
