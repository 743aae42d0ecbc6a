import fs from 'node:fs'
import path from 'node:path'
import { z } from '@olympus/contract/schema'
import { Refusal } from './operator-command.ts'

const { localeError } = z.locales.en()

function contentsOf(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.resolve(file), 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Throws a refusal that lists all problems, one per line. */
export function refuseProblems(file: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Refusal(`${file} is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/** Reads a JSON file and parses it with a schema. */
export function readJsonFile<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(contentsOf(file), { error: localeError })
  if (parsed.success) return parsed.data
  refuseProblems(
    file,
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`),
  )
  throw parsed.error
}
