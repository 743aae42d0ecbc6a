import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { LoadingRegion } from '@olympus/ui/skeleton/loading-region'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { paths } from '../paths.ts'
import { PageHead } from '../shared/navigation/page-head.tsx'
import * as styles from './page-frame.css.ts'

interface Frame {
  /** The heading of the page. */
  readonly title: MessageDescriptor
  /** The heading has a control beside it, or below it on a phone. */
  readonly hasControl?: boolean
}

/** Pages that are named by their data have no frame. */
const frames: Readonly<Record<string, Frame>> = {
  [paths.characterSwapper]: { title: msg`Character swapper` },
  [paths.swapHistory]: { title: msg`Swap history`, hasControl: true },
  [paths.leaderboard]: { title: msg`Leaderboards` },
  [paths.purchase]: { title: msg`Buy Olympus Coins` },
  [paths.shop]: { title: msg`Shop`, hasControl: true },
  [paths.fortuneWheel]: { title: msg`Fortune wheel` },
  [paths.coupons]: { title: msg`Coupons` },
  [paths.logs]: { title: msg`Logs` },
  [paths.download]: { title: msg`Download` },
  [paths.support]: { title: msg`Support` },
  [paths.settings]: { title: msg`Settings` },
}

function PageFrame({ title, hasControl = false }: Frame): ReactNode {
  const { i18n, t } = useLingui()
  const late = (placeholder: ReactNode) => <div className={styles.late}>{placeholder}</div>

  return (
    <>
      <PageHead
        title={i18n._(title)}
        line={
          <span className={styles.late}>
            <Skeleton width="20em" />
          </span>
        }
        {...(hasControl && { action: late(<Skeleton isBlock height={44} />) })}
      />
      <LoadingRegion label={t`Loading`}>
        {late(
          <Card>
            <Skeleton isBlock height={240} />
          </Card>,
        )}
      </LoadingRegion>
    </>
  )
}

/** The heading and a placeholder of a page; nothing for pages without a frame. */
export function frameOf(path: string): ReactNode {
  const frame = frames[path]
  return frame && <PageFrame {...frame} />
}
