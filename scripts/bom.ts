/**
 * Writes the software bill of materials to `.cache/sbom.cdx.json` (CycloneDX): every package of the
 * lockfile, for every platform, with the licenses of those that are installed. Fails for a license that is
 * not allowed.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { licenseProblems, type Component } from './license-rules.ts'

interface Bom {
  readonly components: readonly Component[]
}

const file = '.cache/sbom.cdx.json'

async function bom(...options: string[]): Promise<Bom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options]
  const { stdout } = await promisify(execFile)('pnpm', args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Bom
}

const [locked, installed] = await Promise.all([bom('--lockfile-only'), bom()])
const installedByPurl = new Map(installed.components.map((component) => [component.purl, component]))
const components = locked.components.map((component) => {
  const licenses = installedByPurl.get(component.purl)?.licenses ?? component.licenses
  return { ...component, ...(licenses && { licenses }) }
})
mkdirSync('.cache', { recursive: true })
writeFileSync(file, `${JSON.stringify({ ...locked, components }, null, 2)}\n`)
console.log(`${file}: ${components.length} packages, ${installed.components.length} of them installed`)

const problems = licenseProblems(installed.components)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Replace the package, or add its license to scripts/license-rules.ts after reading it.')
  process.exitCode = 1
}
