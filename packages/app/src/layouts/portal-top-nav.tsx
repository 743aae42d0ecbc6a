import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { Icon } from '@olympus/ui/icon/icon'
import { LocaleMenu } from '@olympus/ui/locale-select/locale-menu'
import { MenuHeader, MenuItem, MenuSeparator } from '@olympus/ui/menu/menu-item'
import { TopNav } from '@olympus/ui/top-nav/top-nav'
import { toast } from '@olympus/ui/toast/toast-queue'
import { LifeBuoy, LogOut, Settings, UserRound } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import { useLocaleChoice } from '../locale/use-locale-choice.ts'
import { useFormat } from '../locale/use-format.ts'
import { paths } from '../paths.ts'
import { useSession, useUserOrFail } from '../session/session-context.ts'
import { characterIcon } from '../shared/texts/character-texts.ts'
import { Link } from '../shared/navigation/link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { usePlayerChoices } from './use-player-choices.ts'

/** Balance, language, theme and account of the player. */
export function PortalTopNav(): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { hasFailed, ...languageChoice } = useLocaleChoice()
  const { chooseTheme, chooseLocale } = usePlayerChoices()
  const { signOut } = useSession()
  const { username, email } = useUserOrFail()
  const { data: account, error: accountError } = useApi(getUser)
  const { data: roster } = useApi(listCharacters)

  useEffect(() => {
    if (hasFailed) toast.error({ key: 'language', title: t`This language could not be loaded. Try again.` })
  }, [hasFailed, t])

  const leader = roster?.characters.find(({ isActive }) => isActive)

  const balanceLabel = () => {
    if (account) return t`Balance: ${format.number(account.balanceCoins)} Olympus Coins`
    return accountError ? t`The balance could not be loaded` : t`Balance`
  }

  return (
    <TopNav
      brandLink={<Link to={paths.home} />}
      brandLabel={t`Olympus, home`}
      balance={{
        coins: account?.balanceCoins ?? (accountError ? null : undefined),
        format: format.number,
        label: balanceLabel(),
        unit: t`OC`,
        buyLink: <Link to={paths.purchase} />,
        buyLabel: t`Buy OC`,
      }}
      language={
        <LocaleMenu
          {...languageChoice}
          shortName={languageChoice.value.toLocaleUpperCase('en')}
          onValueChange={chooseLocale}
        />
      }
      theme={<ThemeToggle onChoose={chooseTheme} />}
      account={{
        label: t`Account: ${username}`,
        name: username,
        icon: leader && characterIcon(leader),
        children: (
          <>
            <MenuHeader>{email}</MenuHeader>
            <MenuItem link={<Link to={paths.home} />} icon={<Icon icon={UserRound} />}>
              {t`Profile`}
            </MenuItem>
            <MenuItem link={<Link to={paths.settings} />} icon={<Icon icon={Settings} />}>
              {t`Settings`}
            </MenuItem>
            <MenuItem link={<Link to={paths.support} />} icon={<Icon icon={LifeBuoy} />}>
              {t`Support`}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Icon icon={LogOut} />} onSelect={() => void signOut()}>
              {t`Log out`}
            </MenuItem>
          </>
        ),
      }}
    />
  )
}
