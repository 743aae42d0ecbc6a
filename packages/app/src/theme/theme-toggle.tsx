import { useLingui } from '@lingui/react/macro'
import { ThemeButton } from '@olympus/ui/theme-switch/theme-button'
import type { ReactNode } from 'react'

import { setAppearance, useAppearance } from './appearance.ts'

interface ThemeToggleProps {
  /** `button` shows the word, for a row of buttons. */
  readonly look?: 'icon' | 'button'
  readonly className?: string
}

/** Switches between the dark and the light theme. */
export function ThemeToggle({ look = 'icon', className }: ThemeToggleProps): ReactNode {
  const { t } = useLingui()
  const { theme } = useAppearance()
  const isDark = theme === 'dark'
  const action = isDark ? t`Switch to the light theme` : t`Switch to the dark theme`
  const word = isDark ? t({ message: 'Light', context: 'theme' }) : t({ message: 'Dark', context: 'theme' })

  return (
    <ThemeButton
      value={theme}
      onValueChange={(next) => setAppearance({ theme: next })}
      look={look}
      label={look === 'icon' ? action : word}
      className={className}
    />
  )
}
