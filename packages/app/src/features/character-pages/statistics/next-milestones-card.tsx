import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { CharacterView } from '@olympus/contract/character-pages'
import { getStatistics } from '@olympus/contract/statistics'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { Link } from '../../../shared/navigation/link.tsx'
import { readIsPreview, sectionPath } from '../section-query.ts'
import { refreshMsOf } from '../refresh-rules.ts'
import { viewRequest } from '../view-request.ts'
import { closestMilestones } from './milestone-rules.ts'
import { NextMilestones } from './milestones-card.tsx'
import { readStatisticsPlace } from './statistics-query.ts'

/** What the page of the statistics asks for first, so that it finds it. */
const firstPlace = readStatisticsPlace(new URLSearchParams())

/** On the general tab: what the character reaches next. Nothing until something was counted. */
export function NextMilestonesCard({ character }: { readonly character: CharacterView }): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { params, query } = viewRequest(character.id, search)
  const isOpen = character.sections.includes('statistics')
  const { data } = useApi(getStatistics, isOpen ? { params, query: { ...query, ...firstPlace } } : null, {
    refreshInterval: refreshMsOf(character),
  })
  const milestones = closestMilestones(data?.milestones ?? [])
  if (milestones.length === 0) return null
  return (
    <Card
      title={t`Next milestones`}
      actions={
        <ButtonLink asChild tone="ghost" size="sm">
          <Link to={sectionPath('statistics', character.id, readIsPreview(search))}>{t`All statistics`}</Link>
        </ButtonLink>
      }
    >
      <NextMilestones milestones={milestones} />
    </Card>
  )
}
