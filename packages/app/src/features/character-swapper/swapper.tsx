import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import type { SwapKind } from '@olympus/contract/character-swapper'
import { useId, useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { ActiveSection } from './active-section.tsx'
import * as styles from './character-swapper.css.ts'
import { DeactivatedSection } from './deactivated-section.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { ActivationDialog, DeactivationDialog } from './swap-dialogs.tsx'
import { SwapNotice } from './swap-notice.tsx'
import { activePlaces, type Roster } from './swapper-rules.ts'
import { useSettledSwap } from './use-settled-swap.ts'
import { WeekCard } from './week-card.tsx'

interface SwapperProps {
  /** Undefined while loading. */
  readonly roster: Roster | undefined
  readonly children: ReactNode
}

export function Swapper({ roster, children }: SwapperProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const noticeId = useId()
  const top = useRef<HTMLDivElement>(null)
  const [isAcknowledged, setIsAcknowledged] = useState(false)
  const [swap, setSwap] = useState<{ kind: SwapKind; character: Character } | null>(null)
  useSettledSwap(roster)
  const close = () => setSwap(null)

  const freeSlot = roster ? activePlaces(roster).findIndex(({ state }) => state === 'first-free') : -1

  return (
    <div className={styles.page}>
      <div ref={top} tabIndex={-1} role="group" aria-label={t`State of the swapper`} className={styles.top}>
        <WeekCard roster={roster} />
        {roster && <SwapNotice roster={roster} id={noticeId} />}
      </div>
      {roster ? (
        <>
          <ActiveSection
            roster={roster}
            noticeId={noticeId}
            onDeactivate={(character) => setSwap({ kind: 'deactivate', character })}
          />
          <DeactivatedSection
            roster={roster}
            noticeId={noticeId}
            isAcknowledged={isAcknowledged}
            onAcknowledge={setIsAcknowledged}
            onActivate={(character) => setSwap({ kind: 'activate', character })}
          />
        </>
      ) : (
        <SectionSkeleton />
      )}
      {children}
      {swap?.kind === 'activate' && (
        <ActivationDialog
          character={swap.character}
          slot={freeSlot < 0 ? null : format.number(freeSlot + 1)}
          focusFallback={top}
          onDone={() => setIsAcknowledged(false)}
          onClose={close}
        />
      )}
      {swap?.kind === 'deactivate' && (
        <DeactivationDialog
          character={swap.character}
          availableAt={roster?.activationAvailableAt ?? null}
          focusFallback={top}
          onClose={close}
        />
      )}
    </div>
  )
}
