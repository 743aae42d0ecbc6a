import { useLingui } from '@lingui/react/macro'
import type { Theme } from '@olympus/contract/appearance'
import { ThemeButton } from '@olympus/ui/theme-switch/theme-button'
import type { ReactNode } from 'react'

import { setAppearance, useAppearance } from './appearance.ts'

interface ThemeToggleProps {
  /** `button` shows a label, for a row of buttons. */
  readonly look?: 'icon' | 'button'
  readonly className?: string
  /** Called with the choice, in addition to changing the page. */
  readonly onChoose?: (theme: Theme) => void
}

const wear = (theme: Theme) => setAppearance({ theme })

export function ThemeToggle({ look = 'icon', className, onChoose = wear }: ThemeToggleProps): ReactNode {
  const { t } = useLingui()
  const { theme } = useAppearance()
  const isDark = theme === 'dark'
  const action = isDark ? t`Switch to the light theme` : t`Switch to the dark theme`
  const word = isDark ? t({ message: 'Light', context: 'theme' }) : t({ message: 'Dark', context: 'theme' })

  return (
    <ThemeButton
      value={theme}
      onValueChange={onChoose}
      look={look}
      label={look === 'icon' ? action : word}
      className={className}
    />
  )
}
