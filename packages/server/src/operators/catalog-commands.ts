import type { Transaction } from '../database/database.ts'
import { type ItemVersion, itemVersions } from '../features/shop/item-versions.ts'
import { catalogChanges, changedFields } from './catalog-changes.ts'
import { CatalogFile } from './catalog-file.ts'
import { catalogProblems } from './catalog-rules.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'
import { readWholeCatalog, saveWholeCatalog, type WholeCatalog } from './whole-catalog.ts'

async function changesOf(transaction: Transaction, file: string, given: WholeCatalog) {
  const known = await readWholeCatalog(transaction)
  refuseProblems(file, catalogProblems(given, known))
  return catalogChanges(given, known)
}

function tell({ print }: OperatorPorts, lines: readonly string[], end: string): void {
  for (const line of lines) print(line)
  print(end)
}

const counted = (lines: readonly string[]) => `${lines.length} ${lines.length === 1 ? 'change' : 'changes'}`

function versionLine({ version, validFrom, offer }: ItemVersion, before: ItemVersion | undefined): string {
  const what = before ? changedFields(offer, before.offer) : JSON.stringify(offer)
  return `${version}  ${validFrom.toISOString()}  ${what}`
}

export const catalogCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'catalog export',
    operands: ['<file>'],
    summary: 'writes the packages, categories and items of the shop to a new file',
    async run({ database, files, print }, [file]) {
      const catalog = await readWholeCatalog(database)
      await files.write(file, `${JSON.stringify(catalog, null, 2)}\n`)
      const { packages, categories, items } = catalog
      print(
        `${packages.length} packages, ${categories.length} categories and ${items.length} items in ${file}`,
      )
      return true
    },
  },
  {
    kind: 'reading',
    name: 'catalog history',
    operands: ['<item id>'],
    summary: 'everything that an item was offered as, and since when',
    async run({ database, print }, [itemId]) {
      const versions = await itemVersions(database, itemId)
      if (versions.length === 0) throw new Refusal(`There is no item ${itemId}`)
      for (const [index, version] of versions.entries()) print(versionLine(version, versions[index - 1]))
      return true
    },
  },
  {
    kind: 'act',
    name: 'catalog import',
    operands: ['<file>'],
    summary: 'adds and changes packages, categories and items, all or nothing; --dry-run shows what',
    async run(ports, [file], by) {
      const given = await readJsonFile(ports.files, file, CatalogFile)
      const lines = await ports.database.transaction(async (transaction) => {
        const { lines, ...changes } = await changesOf(transaction, file, given)
        if (lines.length === 0) return lines
        await saveWholeCatalog(transaction, changes)
        await recordAct(transaction, { by, command: 'catalog import', details: { changes: lines } })
        return lines
      })
      tell(ports, lines, `${counted(lines)} made`)
    },
    async rehearse(ports, [file]) {
      const given = await readJsonFile(ports.files, file, CatalogFile)
      const { lines } = await ports.database.transaction((transaction) => changesOf(transaction, file, given))
      tell(ports, lines, `${counted(lines)} to make; nothing is changed`)
    },
  },
]
