/// <reference types="vite/client" />

import { icons, type LucideIcon } from 'lucide-react'
import { useState, type ComponentType } from 'react'

import { gameIconNames } from '../src/game-icon/game-icon-names.ts'
import { GameIcon } from '../src/game-icon/game-icon.tsx'
import { Icon } from '../src/icon/icon.tsx'
import { SearchField } from '../src/search-field/search-field.tsx'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'

const lucide: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons))

const files = import.meta.glob<string>(['../src/*/*.tsx', '../../app/src/**/*.tsx', '!**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const imported = (file: string) =>
  (/import \{([^}]*)\} from 'lucide-react'/.exec(file)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => lucide.has(name))

/** What library and portal take from Lucide, as their source says. */
const lucideNames = [...new Set(Object.values(files).flatMap(imported))].toSorted()

function InterfaceIcon({ name }: { name: string }) {
  const icon = lucide.get(name)
  return icon && <Icon icon={icon} size={24} />
}

const ItemIcon = ({ name }: { name: string }) => <GameIcon name={name} size={40} />

type FinderProps = {
  label: string
  names: readonly string[]
  drawnBy: ComponentType<{ name: string }>
}

function Finder({ label, names, drawnBy: Drawn }: FinderProps) {
  const [query, setQuery] = useState('')
  const found = names.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <SpecimenFrame>
      <SearchField
        label={label}
        placeholder={label}
        clearLabel="Clear the search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.note}>
        {found.length} of {names.length}
      </p>
      <div className={styles.icons}>
        {found.map((name) => (
          <div key={name} className={styles.icon}>
            <Drawn name={name} />
            {name}
          </div>
        ))}
      </div>
    </SpecimenFrame>
  )
}

export const LucideIcons = () => (
  <Finder label="Search the interface icons" names={lucideNames} drawnBy={InterfaceIcon} />
)

export const GameIcons = () => (
  <Finder label="Search the game icons" names={gameIconNames} drawnBy={ItemIcon} />
)
