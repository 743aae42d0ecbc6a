import fs from 'node:fs'
import path from 'node:path'
import type { Transaction } from '../database/database.ts'
import { type Catalogue, readCatalogue, saveCatalogue } from '../features/shop/catalogue.ts'
import { catalogueChanges } from './catalogue-changes.ts'
import { CatalogueFile } from './catalogue-file.ts'
import { catalogueProblems } from './catalogue-rules.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'

function write(file: string, catalogue: Catalogue): void {
  try {
    fs.writeFileSync(path.resolve(file), `${JSON.stringify(catalogue, null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    throw new Refusal(`${file} is not written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function changesOf(transaction: Transaction, file: string) {
  const given: Catalogue = readJsonFile(file, CatalogueFile)
  const known = await readCatalogue(transaction)
  refuseProblems(file, catalogueProblems(given, known))
  return catalogueChanges(given, known)
}

function tell({ print }: OperatorPorts, lines: readonly string[], end: string): void {
  for (const line of lines) print(line)
  print(end)
}

const counted = (lines: readonly string[]) => `${lines.length} ${lines.length === 1 ? 'change' : 'changes'}`

export const catalogueCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'catalogue export',
    operand: '<file>',
    summary: 'writes the categories and items of the shop to a new file',
    async run({ database, print }, file) {
      const catalogue = await readCatalogue(database)
      write(file, catalogue)
      print(`${catalogue.categories.length} categories and ${catalogue.items.length} items in ${file}`)
      return true
    },
  },
  {
    kind: 'act',
    name: 'catalogue import',
    operand: '<file>',
    summary: 'adds and changes categories and items, all or nothing; --dry-run shows what',
    async run(ports, file, by) {
      const lines = await ports.database.transaction(async (transaction) => {
        const { lines, ...changes } = await changesOf(transaction, file)
        if (lines.length === 0) return lines
        await saveCatalogue(transaction, changes)
        await recordAct(transaction, by, 'catalogue import', { changes: lines })
        return lines
      })
      tell(ports, lines, `${counted(lines)} made`)
    },
    async rehearse(ports, file) {
      const { lines } = await ports.database.transaction((transaction) => changesOf(transaction, file))
      tell(ports, lines, `${counted(lines)} to make; nothing is changed`)
    },
  },
]
