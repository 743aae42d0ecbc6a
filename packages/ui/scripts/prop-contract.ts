/**
 * Compares the public API, each public module with its exports and their types, with `prop-contract.txt`. So
 * each API change is visible in review. `--update` accepts it.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { changedModules, contractText, isPublic } from './prop-contract-rules.ts'

const ui = path.dirname(import.meta.dirname)
const contractFile = path.join(ui, 'prop-contract.txt')

async function declarations(): Promise<ReadonlyMap<string, string>> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'prop-contract-'))
  try {
    execFileSync('tsc', ['-p', path.join(ui, 'tsconfig.contract.json'), '--outDir', folder], {
      stdio: 'inherit',
    })
    const { exports } = JSON.parse(await fs.readFile(path.join(ui, 'package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    const found = new Map<string, string>()
    for await (const file of fs.glob('**/*.d.ts', { cwd: folder })) {
      const name = file.slice(0, -'.d.ts'.length)
      const source = (await fs.stat(path.join(ui, 'src', `${name}.tsx`)).catch(() => undefined))
        ? '.tsx'
        : '.ts'
      if (isPublic(`./src/${name}${source}`, Object.values(exports)))
        found.set(name, await fs.readFile(path.join(folder, file), 'utf8'))
    }
    return found
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

const text = contractText(await declarations())
if (process.argv.includes('--update')) {
  await fs.writeFile(contractFile, text)
} else {
  const changed = changedModules(await fs.readFile(contractFile, 'utf8'), text)
  for (const name of changed)
    console.error(`The contract of ${name} has changed: --update, and say why in the commit.`)
  if (changed.length > 0) process.exitCode = 1
}
