import { cx } from 'class-variance-authority'
import { ChevronDown, Languages, Moon, Sun } from 'lucide-react'
import {
  cloneElement,
  useEffect,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import type { GameIconProps } from '../game-icon/game-icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Menu } from '../menu/menu.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Balance, type BalanceProps } from './balance.tsx'
import * as styles from './shell.css.ts'

export type TopNavProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** An empty link home; drawn on a phone, where the side bar is not. */
  brandLink: ReactElement
  brandLabel: string
  balance?: BalanceProps | undefined
  /** The button shows `code` ("EN") and adds `label` ("Language: English") to its name; `menuLabel` names the list. */
  language?: { label: string; menuLabel: string; code: string; children: ReactNode } | undefined
  /** `label` says what a press does, `icon` shows the theme that it leads to. */
  theme?: { label: string; icon: 'sun' | 'moon'; onPress: () => void } | undefined
  /** `children` are `MenuItem`s. */
  account?:
    | { label: string; name: string; icon?: GameIconProps['name'] | undefined; children: ReactNode }
    | undefined
}

/** Balance, language, theme and account over the scene; once the page scrolls, on the canvas. */
export function TopNav({
  brandLink,
  brandLabel,
  balance,
  language,
  theme,
  account,
  className,
  ...props
}: TopNavProps) {
  const isScrolled = useIsScrolled()
  return (
    <header {...props} data-scrolled={isScrolled || undefined} className={cx(styles.topBar, className)}>
      <div className={styles.topBarContent}>
        <Brand asChild compact="mobile" markSize={30} className={styles.topBarBrand}>
          {cloneElement(brandLink, { 'aria-label': brandLabel } as object)}
        </Brand>
        {balance && <Balance {...balance} />}
        {(language ?? theme) && (
          <div className={styles.tools}>
            {language && (
              <Menu
                label={language.menuLabel}
                trigger={
                  <Button tone="ghost" size="sm" icon={<Icon icon={Languages} />} className={styles.tool}>
                    {language.code} <VisuallyHidden>{language.label}</VisuallyHidden>
                  </Button>
                }
              >
                {language.children}
              </Menu>
            )}
            {theme && (
              <IconButton
                label={theme.label}
                icon={<Icon icon={theme.icon === 'sun' ? Sun : Moon} />}
                onClick={theme.onPress}
                className={styles.tool}
              />
            )}
          </div>
        )}
        {account && (
          <Menu
            label={account.label}
            trigger={
              <button type="button" className={styles.account}>
                <Avatar size="sm" name={account.name} icon={account.icon} />
                <span className={styles.accountName}>{account.name}</span>
                <Icon icon={ChevronDown} size={14} />
              </button>
            }
          >
            {account.children}
          </Menu>
        )}
      </div>
    </header>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const update = () => setIsScrolled(scrollY > 8)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return isScrolled
}
