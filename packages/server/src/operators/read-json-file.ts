import { z } from '@olympus/contract/schema'
import type { Files } from './files.ts'
import { Refusal } from './refusal.ts'

const { localeError } = z.locales.en()

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Throws a refusal that lists all problems, one per line. */
export function refuseProblems(file: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Refusal(`${file} is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/** Reads a JSON file and parses it with a schema. Call it outside transactions: the file may be far away. */
export async function readJsonFile<Schema extends z.ZodMiniType>(
  files: Files,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parsedJson(file, await files.read(file)), { error: localeError })
  if (parsed.success) return parsed.data
  refuseProblems(
    file,
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`),
  )
  throw parsed.error
}
