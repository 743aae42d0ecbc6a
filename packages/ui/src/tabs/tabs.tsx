import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

import { line, row, tab as tabClass } from '../tab-nav/tab-nav.css.ts'
import { useTabLine } from '../tab-nav/use-tab-line.ts'
import { TabPanel } from './tab-panel.tsx'
import { root } from './tabs.css.ts'

export type TabItem = {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Rendered only while its tab is chosen. */
  panel: ReactNode
  disabled?: boolean | undefined
}

export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** Names the list of tabs. */
  label: string
  tabs: readonly TabItem[]
  value?: string | undefined
  /** Defaults to the first enabled tab. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `manual` is for panels that load data: arrow keys only move, Enter and Space choose. */
  activation?: 'automatic' | 'manual' | undefined
}

/** Parts of one page, one shown at a time. For parts with their own address, use `TabNav`. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...props
}: TabsProps) {
  const id = useId()
  const { scrollerRef, lineRef } = useTabLine('aria-selected')
  const enabled = tabs.filter((tab) => !tab.disabled)
  const [ownValue, setOwnValue] = useState(defaultValue ?? enabled[0]?.value)
  const chosen = tabs.find((tab) => tab.value === (value ?? ownValue))

  const choose = (next: string) => {
    setOwnValue(next)
    if (next !== chosen?.value) onValueChange?.(next)
  }
  const focusTab = (next: TabItem | undefined) => {
    if (!next) return
    document.getElementById(`${id}-${next.value}`)?.focus()
    if (activation === 'automatic') choose(next.value)
  }
  const steer = (event: KeyboardEvent<HTMLButtonElement>, from: string) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const index = enabled.findIndex((tab) => tab.value === from)
    const targets: Record<string, TabItem | undefined> = {
      ArrowRight: enabled[(index + 1) % enabled.length],
      ArrowLeft: enabled.at(index - 1),
      Home: enabled[0],
      End: enabled.at(-1),
    }
    if (!Object.hasOwn(targets, event.key)) return
    event.preventDefault()
    focusTab(targets[event.key])
  }

  return (
    <div {...props} className={cx(root, className)}>
      <div ref={scrollerRef} role="tablist" aria-label={label} className={row}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab === (chosen ?? enabled[0]) ? 0 : -1}
            className={tabClass}
            onKeyDown={(event) => steer(event, tab.value)}
            onClick={(event) => {
              if (tab.disabled) return
              // Safari keeps the focus in a panel that is being removed, so its
              // fields would get no blur event.
              event.currentTarget.focus()
              choose(tab.value)
            }}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
        <span ref={lineRef} className={line} />
      </div>
      {chosen && (
        <TabPanel key={chosen.value} id={`${id}-panel`} aria-labelledby={`${id}-${chosen.value}`}>
          {chosen.panel}
        </TabPanel>
      )}
    </div>
  )
}
