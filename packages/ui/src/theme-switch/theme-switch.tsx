import { Monitor } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Icon } from '../icon/icon.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { themeIcons, type ThemeChoice, type ThemeOption } from './theme-icons.ts'

export type ThemeSwitchProps<Choice extends ThemeChoice> = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> & {
  /** Dark, light and, if the page supports it, the system's theme. */
  options: readonly ThemeOption<Choice>[]
  value?: Choice | undefined
  defaultValue?: Choice | undefined
  onValueChange?: ((value: Choice) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

const icons = { ...themeIcons, system: Monitor } as const

/** Chooses the theme by icon and label. Name it with `aria-label` or `aria-labelledby`. */
export function ThemeSwitch<Choice extends ThemeChoice>({ options, ...props }: ThemeSwitchProps<Choice>) {
  return (
    <ToggleGroup
      {...props}
      options={options.map(({ value, label }) => ({
        value,
        label,
        icon: <Icon icon={icons[value]} />,
      }))}
    />
  )
}
