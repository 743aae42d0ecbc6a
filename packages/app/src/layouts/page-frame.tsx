import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { LoadingRegion } from '@olympus/ui/skeleton/loading-region'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { PageHead } from '../shared/navigation/page-head.tsx'
import * as styles from './page-frame.css.ts'
import { framedPages, type FramedPage } from './framed-pages.ts'

function PageFrame({ title, hasControl = false }: FramedPage): ReactNode {
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
  const page = framedPages[path]
  return page && <PageFrame {...page} />
}
