import { useLingui } from '@lingui/react/macro'
import { Icon } from '@olympus/ui/icon/icon'
import { IconButton } from '@olympus/ui/icon-button/icon-button'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'

import { setAppearance, useAppearance } from './appearance.ts'

/** Switches between the dark and the light theme. */
export function ThemeToggle({ className }: { className?: string }): ReactNode {
  const { t } = useLingui()
  const { theme } = useAppearance()
  const other = theme === 'dark' ? 'light' : 'dark'

  return (
    <IconButton
      tone="ghost"
      size="sm"
      className={className}
      label={other === 'light' ? t`Switch to the light theme` : t`Switch to the dark theme`}
      icon={<Icon icon={other === 'light' ? Sun : Moon} />}
      onClick={() => setAppearance({ theme: other })}
    />
  )
}
