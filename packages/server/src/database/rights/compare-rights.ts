import type { HeldRights, HeldTableRights, Privilege } from './held-rights.ts'
import type { TableRights } from './table-rights.ts'

export interface RightsFaults {
  /** What the role may do and should not. */
  readonly excess: readonly string[]
  /** What the role needs and may not do. */
  readonly missing: readonly string[]
}

type Expected = Readonly<Record<string, TableRights>>

const none: RightsFaults = { excess: [], missing: [] }

function privilegesOf({ insert, update, delete: deletes }: TableRights): Set<Privilege> {
  const expected = new Set<Privilege>(['select'])
  if (insert) expected.add('insert')
  if (update === true) expected.add('update')
  if (deletes) expected.add('delete')
  return expected
}

function tableFaults({ name, privileges, updatable }: HeldTableRights, rights: TableRights): RightsFaults {
  const expected = privilegesOf(rights)
  const columns = Array.isArray(rights.update) ? (rights.update as readonly string[]) : []
  const excess = privileges.filter((held) => !expected.has(held)).map((held) => `${held} on ${name}`)
  const missing = [...expected]
    .filter((privilege) => !privileges.includes(privilege))
    .map((privilege) => `${privilege} on ${name}`)
  // Who may change the table may change each column.
  if (!privileges.includes('update')) {
    const column = (one: string) => `update (${one}) on ${name}`
    excess.push(...updatable.filter((one) => !columns.includes(one)).map(column))
    missing.push(...columns.filter((one) => !updatable.includes(one)).map(column))
  }
  return { excess, missing }
}

/**
 * Compares what a role may do with what the server needs. Skips tables that this release does not know: they
 * belong to the next one.
 */
export function rightsFaults(held: HeldRights, expected: Expected): RightsFaults {
  const tables = Object.entries(expected).map(([name, rights]) => {
    const table = held.tables.find((one) => one.name === name)
    return table ? tableFaults(table, rights) : none
  })
  return {
    excess: [...held.powers, ...tables.flatMap(({ excess }) => excess)],
    missing: [...held.unusable, ...tables.flatMap(({ missing }) => missing)],
  }
}
