import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import { MenuRadio } from '../menu/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useLocaleChoice, type LocaleChoice } from './locale-choice.ts'

export type LocaleMenuProps<Code extends string> = Omit<ComponentProps<'button'>, 'children' | 'value'> &
  Omit<LocaleChoice<Code>, 'hasFailed'> & {
    /** The text of the button: "EN". */
    shortName: string
    /** The rest of the button's accessible name: "Language: English". */
    currentLabel: string
  }

/** A language menu behind a short button, for the top bar. The page reports a failure with a toast. */
export function LocaleMenu<Code extends string>({
  label,
  locales,
  value,
  pendingValue,
  onValueChange,
  texts,
  shortName,
  currentLabel,
  ...props
}: LocaleMenuProps<Code>) {
  const isPending = pendingValue !== undefined && pendingValue !== null
  const choose = useLocaleChoice({ value, pendingValue, texts, onValueChange })

  return (
    <Menu
      label={label}
      trigger={
        <Button
          {...props}
          tone="ghost"
          size="sm"
          icon={isPending ? <Spinner /> : <Icon icon={Languages} />}
          aria-busy={isPending || undefined}
        >
          <span translate="no">{shortName}</span> <VisuallyHidden>{currentLabel}</VisuallyHidden>
        </Button>
      }
    >
      {locales.map(({ code, tag, name }) => (
        <MenuRadio key={code} lang={tag} isChecked={code === value} onSelect={() => choose(code)}>
          {name}
        </MenuRadio>
      ))}
    </Menu>
  )
}
