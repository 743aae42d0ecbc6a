import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { MenuItem } from '@olympus/ui/menu/menu-item'
import { Menu } from '@olympus/ui/menu/menu'
import { ChevronDown, LocateFixed } from 'lucide-react'
import type { ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import { characterIcon } from '../../shared/texts/character-texts.ts'
import { boardSearch, type BoardPlace } from './board-query.ts'

interface JumpToMeProps {
  readonly place: BoardPlace
  readonly className: string
}

/** Leads to the row of an own character. Several characters have a menu. */
export function JumpToMe({ place, className }: JumpToMeProps): ReactNode {
  const { t } = useLingui()
  const { data } = useApi(listCharacters)
  const characters = data?.characters ?? []
  const [only] = characters
  if (!only) return null

  const icon = <Icon icon={LocateFixed} />
  const rowOf = (character: number) => ({ search: boardSearch({ ...place, character }) })
  if (characters.length === 1)
    return (
      <ButtonLink asChild icon={icon} className={className}>
        <Link to={rowOf(only.id)}>{t`Jump to me`}</Link>
      </ButtonLink>
    )
  return (
    <Menu
      label={t`Jump to me`}
      trigger={
        <Button icon={icon} iconEnd={<Icon icon={ChevronDown} size={14} />} className={className}>
          {t`Jump to me`}
        </Button>
      }
    >
      {characters.map((character) => (
        <MenuItem
          key={character.id}
          link={<Link to={rowOf(character.id)} />}
          icon={<Avatar size="sm" name={character.name} icon={characterIcon(character)} />}
        >
          <span translate="no">{character.name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
