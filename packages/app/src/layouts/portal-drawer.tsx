import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Button } from '@olympus/ui/button/button'
import { Drawer } from '@olympus/ui/drawer/drawer'
import { DrawerNav } from '@olympus/ui/drawer/drawer-nav'
import { Icon } from '@olympus/ui/icon/icon'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'

import { LocaleSelect } from '../locale/locale-select.tsx'
import { useSession, useUserOrFail } from '../session/session-context.ts'
import { characterIcon } from '../shared/texts/character-texts.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { usePlaces } from './places.tsx'
import * as styles from './portal-drawer.css.ts'
import { usePlayerChoices } from './use-player-choices.ts'

/** All destinations, the player's account, and the controls that do not fit the top bar of a phone. */
export function PortalDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { groups } = usePlaces()
  const { chooseTheme, chooseLocale } = usePlayerChoices()
  const { signOut } = useSession()
  const { username, email } = useUserOrFail()
  const { data: roster } = useApi(listCharacters)
  const leader = roster?.characters.find(({ isActive }) => isActive)

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      label={t`Menu`}
      closeLabel={t`Close the menu`}
      header={
        <div className={styles.header}>
          <Avatar name={username} icon={leader && characterIcon(leader)} element={leader?.element} />
          <div className={styles.identity}>
            <b className={styles.name}>{username}</b>
            <span className={styles.email}>{email}</span>
          </div>
        </div>
      }
      footer={
        <>
          <LocaleSelect look="button" onChoose={chooseLocale} />
          <ThemeToggle look="button" onChoose={chooseTheme} />
          <Button icon={<Icon icon={LogOut} />} onClick={() => void signOut()}>
            {t`Log out`}
          </Button>
        </>
      }
    >
      <DrawerNav label={t`All pages`} groups={groups} />
    </Drawer>
  )
}
