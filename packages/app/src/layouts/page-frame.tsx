import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { PageHead } from '@olympus/ui/page-head/page-head'
import { LoadingRegion } from '@olympus/ui/skeleton/loading-region'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useShownLoading } from '@olympus/ui/skeleton/use-shown-loading'
import type { ReactNode } from 'react'

import { paths } from '../paths.ts'
import { PageTitle } from '../shared/navigation/page-title.tsx'

interface Frame {
  /** The heading of the page. */
  readonly title: MessageDescriptor
  /** There is one beside the heading, or below it on a phone. */
  readonly hasControl?: boolean | undefined
  /** A parameter with which the page has another heading. */
  readonly notWith?: string
}

/** Not of pages that are named by their data. */
const frames: Readonly<Record<string, Frame>> = {
  [paths.characterSwapper]: { title: msg`Character swapper` },
  [paths.swapHistory]: { title: msg`Swap history`, hasControl: true },
  [paths.leaderboards]: { title: msg`Leaderboards` },
  [paths.leaderboard]: { title: msg`Leaderboards` },
  [paths.purchase]: { title: msg`Buy Olympus Coins`, notWith: 'purchase' },
  [paths.shop]: { title: msg`Shop`, hasControl: true },
  [paths.fortuneWheel]: { title: msg`Fortune wheel` },
  [paths.coupons]: { title: msg`Coupons` },
  [paths.logs]: { title: msg`Logs` },
  [paths.download]: { title: msg`Download` },
  [paths.support]: { title: msg`Support` },
  [paths.settings]: { title: msg`Settings` },
}

/** Keeps the place, but does not flash if the page comes soon. */
const hidden = { visibility: 'hidden' } as const

function PageFrame({ title, hasControl = false }: Pick<Frame, 'hasControl' | 'title'>): ReactNode {
  const { i18n, t } = useLingui()
  const isShown = useShownLoading(true)
  const style = isShown ? undefined : hidden
  const name = i18n._(title)

  return (
    <>
      <PageTitle title={name} />
      <PageHead
        title={name}
        description={<Skeleton width="20em" style={style} />}
        {...(hasControl && { control: <Skeleton isBlock height={44} style={style} /> })}
      />
      {isShown && (
        <LoadingRegion label={t`Loading`}>
          <Card>
            <Skeleton isBlock height={240} />
          </Card>
        </LoadingRegion>
      )}
    </>
  )
}

/** The heading and a placeholder of a page; nothing for pages without a frame. */
export function frameOf(path: string, search: string): ReactNode {
  const frame = frames[path]
  if (!frame || (frame.notWith && new URLSearchParams(search).has(frame.notWith))) return null
  return <PageFrame title={frame.title} hasControl={frame.hasControl} />
}
