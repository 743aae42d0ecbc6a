import { readRights } from '../database/rights/held-rights.ts'
import type { OperatorCommand } from './operator-command.ts'

/** A database whose role has other rights is not opened in the first place. */
export const checkDatabaseCommand: OperatorCommand = {
  kind: 'reading',
  name: 'database check',
  summary: 'tells whether the rights of the role that serves are limited',
  async run({ database, print }) {
    const { role, isOwner } = await readRights(database)
    print(
      isOwner
        ? `The role ${role} owns the database and can rewrite the ledger`
        : `The role ${role} has the rights that the server needs, and no others`,
    )
    return !isOwner
  },
}
