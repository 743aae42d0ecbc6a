import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
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
import type { GameIconProps } from '../game-icon/game-icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { Menu } from '../menu/menu.tsx'
import { Balance, type BalanceProps } from './balance.tsx'
import * as styles from './top-nav.css.ts'

export type TopNavProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** An empty link home, shown on phones, which have no side bar. */
  brandLink: ReactElement
  brandLabel: string
  balance?: BalanceProps | undefined
  /** A `LocaleMenu`. */
  language?: ReactNode
  /** A `ThemeButton`. */
  theme?: ReactNode
  /** `children` are `MenuItem`s. */
  account?:
    | { label: string; name: string; icon?: GameIconProps['name'] | undefined; children: ReactNode }
    | undefined
}

/** Balance, language, theme and account. Gets a solid background when the page scrolls. */
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
  const hasTools = language !== undefined || theme !== undefined
  return (
    <header {...props} data-scrolled={isScrolled || undefined} className={cx(styles.root, className)}>
      <div className={styles.content}>
        <Brand asChild compact="mobile" markSize={30} className={styles.brand}>
          {cloneElement(brandLink, { 'aria-label': brandLabel } as object)}
        </Brand>
        {balance && <Balance {...balance} />}
        {hasTools && (
          <div className={styles.tools}>
            {language}
            {theme}
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
