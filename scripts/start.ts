import { buildPortal } from './build.ts'

await buildPortal()
await import('../packages/server/src/main.ts')
