import type { Transaction } from '../database/database.ts'
import { type ItemVersion, itemVersions } from '../features/shop/item-versions.ts'
import { catalogChanges, changedFields } from './catalog-changes.ts'
import { CatalogFile } from './catalog-file.ts'
import { incompleteLanguages } from './catalog-languages.ts'
import { catalogProblems } from './catalog-rules.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'
import { readWholeCatalog, saveWholeCatalog, type WholeCatalog } from './whole-catalog.ts'

/** The catalog after an import, which keeps what the file omits. */
function together<Entry extends { readonly id: string }>(given: readonly Entry[], known: readonly Entry[]) {
  const ids = new Set(given.map(({ id }) => id))
  return [...given, ...known.filter(({ id }) => !ids.has(id))]
}

async function changesOf(transaction: Transaction, file: string, given: WholeCatalog) {
  const known = await readWholeCatalog(transaction)
  refuseProblems(file, catalogProblems(given, known))
  const warnings = incompleteLanguages({
    categories: together(given.categories, known.categories),
    items: together(given.items, known.items),
  })
  return { ...catalogChanges(given, known), warnings }
}

interface Told {
  readonly lines: readonly string[]
  readonly warnings: readonly string[]
}

function tell({ print }: OperatorPorts, { lines, warnings }: Told, end: string): void {
  for (const line of [...lines, ...warnings]) print(line)
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
      const told = await ports.database.transaction(async (transaction) => {
        const { lines, warnings, ...changes } = await changesOf(transaction, file, given)
        if (lines.length > 0) {
          await saveWholeCatalog(transaction, changes)
          await recordAct(transaction, { by, command: 'catalog import', details: { changes: lines } })
        }
        return { lines, warnings }
      })
      tell(ports, told, `${counted(told.lines)} made`)
    },
    async rehearse(ports, [file]) {
      const given = await readJsonFile(ports.files, file, CatalogFile)
      const told = await ports.database.transaction((transaction) => changesOf(transaction, file, given))
      tell(ports, told, `${counted(told.lines)} to make; nothing is changed`)
    },
  },
]
