import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { createGameDataReplies } from './game-data-replies.ts'

const immutable = 'public, max-age=31536000, immutable'

export function gameDataRoutes(ports: Ports): Handlers<'getGameDataVersion' | 'readGameData'> {
  const replies = createGameDataReplies(ports)
  return {
    getGameDataVersion: async () => ({ version: await replies.version() }),
    async readGameData({ params, query, reply }) {
      const found = await replies.read(params.version, query.locale)
      if (!found) return new Failure('NOT_FOUND')
      reply.headers['cache-control'] = immutable
      return found
    },
  }
}
