import type { ComponentProps } from 'react'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Theme } from '../theme/theme-names.ts'
import { themeIcons } from './theme-icons.ts'

export type ThemeButtonProps = Omit<ComponentProps<'button'>, 'children' | 'value'> & {
  /** The theme of the page. */
  value: Theme
  onValueChange: (theme: Theme) => void
  /** `icon` for a bar, `button` for a row of buttons. */
  look?: 'icon' | 'button' | undefined
  /** Names the icon by its effect, "Switch to the light theme", or is the text of the button: "Light". */
  label: string
}

/** Switches to the other theme. The icon shows the theme after the press. */
export function ThemeButton({
  value,
  onValueChange,
  look = 'icon',
  label,
  onClick,
  ...props
}: ThemeButtonProps) {
  const other = value === 'dark' ? 'light' : 'dark'
  const icon = <Icon icon={themeIcons[other]} />
  const press: ComponentProps<'button'>['onClick'] = (event) => {
    onClick?.(event)
    if (!event.defaultPrevented) onValueChange(other)
  }
  return look === 'icon' ? (
    <IconButton {...props} label={label} icon={icon} onClick={press} />
  ) : (
    <Button {...props} icon={icon} onClick={press}>
      {label}
    </Button>
  )
}
