import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './fortune-wheel-page.css.ts'
import type { WheelCharacter } from './use-wheel-character.ts'
import { WheelCharacterSelect } from './wheel-character-select.tsx'

/** The character that rewards are delivered to. */
export function RewardsToCard({ character }: { readonly character: WheelCharacter }): ReactNode {
  const { t } = useLingui()
  const { roster, isNobodyActive } = character
  return (
    <Card aria-label={t`Rewards go to`}>
      <WheelCharacterSelect label={t`Rewards go to`} character={character} />
      {isNobodyActive && (
        <p className={styles.hint}>
          {roster?.characters.length === 0 ? (
            t`You have no character yet. Create one in the game, then rewards can be delivered to it.`
          ) : (
            <>
              {t`None of your characters is active, so nothing can be delivered.`}{' '}
              <TextLink asChild>
                <Link to={paths.characterSwapper}>{t`Activate a character`}</Link>
              </TextLink>
            </>
          )}
        </p>
      )}
    </Card>
  )
}
