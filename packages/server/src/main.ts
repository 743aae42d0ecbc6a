import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Beside the build of the portal, where only who installs the server can write. Modules that are imported
// before this line are not cached.
enableCompileCache(path.join(import.meta.dirname, '../../../.cache/modules'))

await import('./run-server.ts')
