import { installDebianPackage } from './debian-package.ts'
import { onPath } from './path-search.ts'

/** Path of oathtool, an independent generator of one-time codes; undefined if it cannot be installed. */
export async function findOathtool(): Promise<string | undefined> {
  const found = onPath('oathtool')
  if (found) return found
  await installDebianPackage('oathtool')
  return onPath('oathtool')
}
