import type { CharacterFile } from '@olympus/contract/character-file'
import type { Failure } from '../../failure.ts'
import type { Visit } from '../character-pages/find-character.ts'
import type { Ports } from '../ports.ts'
import { writeCharacterFile } from './write-character-file.ts'

/** Limited, because a file reads all sections of a character. */
const perAccount = { max: 60, windowSeconds: 3600 }

/** Reads an own character as a file. */
export async function getCharacterFile(
  { database, limiter }: Pick<Ports, 'database' | 'limiter'>,
  visit: Visit,
): Promise<CharacterFile | Failure<'NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
  const limited = await limiter.hit({ key: `character-file:${visit.accountId}`, ...perAccount })
  return limited ?? writeCharacterFile(database, visit)
}
