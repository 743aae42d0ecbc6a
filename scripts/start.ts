import { processOutput } from '../packages/server/src/start-output.ts'
import { buildPortal } from './build.ts'

await processOutput().step(buildPortal, (isBuilt) =>
  isBuilt ? 'Built the portal' : 'The build of the portal is up to date',
)
await import('../packages/server/src/main.ts')
