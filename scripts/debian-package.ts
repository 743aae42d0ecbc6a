import { existsSync } from 'node:fs'
import { runOrFail } from './run.ts'

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package if possible (root on Debian or Ubuntu). Returns whether it did. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!canInstall()) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runOrFail('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    await runOrFail('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
