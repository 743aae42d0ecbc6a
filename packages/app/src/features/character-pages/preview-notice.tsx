import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './character-bar.css.ts'
import { ownsCharacter } from './owns-character.ts'

/** Tells the owner that the page shows what others see. To others it is the page as it is. */
export function PreviewNotice({ characterId }: { characterId: number }): ReactNode {
  const { t } = useLingui()
  const { data: roster } = useApi(listCharacters)
  if (!ownsCharacter(roster, characterId)) return null
  return (
    <Callout tone="info" icon={Eye} className={styles.preview}>
      <Trans>This is what other players see.</Trans>{' '}
      <TextLink asChild>
        <Link to={{ search: '' }}>{t`Back to your view`}</Link>
      </TextLink>
    </Callout>
  )
}
