import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { Board } from '@olympus/contract/leaderboards'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { ReactNode } from 'react'

import { Moment } from '../../shared/moment.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './board-card.css.ts'
import { boardSearch, isFiltered, type BoardPlace } from './board-query.ts'

/** A board without entries, or filters that nobody fits. */
export function EmptyBoard({ place }: { readonly place: BoardPlace }): ReactNode {
  const { t } = useLingui()
  const reset = boardSearch({ ...place, page: 1, class: undefined, faction: undefined, character: undefined })
  if (isFiltered(place))
    return (
      <EmptyState
        icon="laurels"
        title={t`Nobody fits these filters`}
        description={t`No character of this class and faction is on the board.`}
        action={
          <ButtonLink asChild>
            <Link to={{ search: reset }}>{t`Reset filters`}</Link>
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      icon="laurels"
      title={t`No entries yet`}
      description={t`Results appear here as soon as the game server reports them.`}
    />
  )
}

/** The character of the link has no entry here. */
export function NotOnBoard({ place }: { readonly place: BoardPlace }): ReactNode {
  const { t } = useLingui()
  const { data } = useApi(listCharacters)
  const own = data?.characters.find(({ id }) => id === place.character)
  const name = typeof place.character === 'string' ? place.character : (own?.name ?? t`This character`)
  return (
    <Callout tone="info" role="status" className={styles.notice}>
      {isFiltered(place)
        ? t`${name} is not on this board within the filters.`
        : t`${name} is not on this board.`}
    </Callout>
  )
}

interface SeasonNoticeProps {
  readonly season: Board['seasons'][number]
}

/** A closed season has final results. */
export function SeasonNotice({ season }: SeasonNoticeProps): ReactNode {
  const { closedAt } = season
  if (closedAt === null) return null
  const name = <span lang={langOf(season, 'name')}>{season.name}</span>
  return (
    <Callout tone="info" className={styles.notice}>
      <Trans>
        {name} ended on <Moment at={closedAt} as="date" />. These results are final.
      </Trans>
    </Callout>
  )
}
