import type { ReactNode } from 'react'

interface NameTextProps {
  readonly name: string
  /** Undefined if it is that of the page. */
  readonly nameLang?: 'en' | undefined
}

/** A name that operators gave, in its language. For sentences and lists, where other words surround it. */
export const NameText = ({ name, nameLang }: NameTextProps): ReactNode =>
  nameLang ? <span lang={nameLang}>{name}</span> : name
