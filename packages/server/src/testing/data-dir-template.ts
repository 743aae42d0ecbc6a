import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { engineVersion } from '../database/embedded/engine-version.ts'
import { openDatabase } from '../database/open-database.ts'
import { silentLog } from '../log.ts'
import { schemaFingerprint } from './migrated-schema.ts'

async function createTemplate(template: string): Promise<void> {
  const unfinished = fs.mkdtempSync(`${template}-`)
  const database = await openDatabase(readConfig({ DATA_DIR: unfinished }), silentLog)
  await database.close()
  try {
    fs.renameSync(unfinished, template)
  } catch (error) {
    // Another process was faster.
    fs.rmSync(unfinished, { recursive: true })
    if (!fs.existsSync(template)) throw error
  }
}

/** Fills DATA_DIR with what a first start creates there, which takes seconds, so it is created once. */
export async function copyDataDir(dataDir: string): Promise<void> {
  const template = path.join(os.tmpdir(), `olympus-test-data-${engineVersion}-${schemaFingerprint()}`)
  if (!fs.existsSync(template)) await createTemplate(template)
  fs.cpSync(template, dataDir, { recursive: true })
}
