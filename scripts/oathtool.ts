import { installDebianPackage } from './debian-package.ts'
import { onPath } from './path-search.ts'

/** Path of oathtool, which makes one-time codes with no line of ours; undefined where it is not and cannot be installed. */
export async function findOathtool(): Promise<string | undefined> {
  const found = onPath('oathtool')
  if (found) return found
  await installDebianPackage('oathtool')
  return onPath('oathtool')
}
