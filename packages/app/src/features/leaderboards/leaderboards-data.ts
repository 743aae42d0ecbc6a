import { preloadApi } from '@olympus/api-client/preload'
import { findOnBoard, listBoards, readBoard } from '@olympus/contract/leaderboards'

import type { RouteRequest } from '../../lazy-route.ts'
import { boardRequest, characterIdOf, readBoardPlace, withBoss } from './board-query.ts'

/** The entry of the navigation leads to the first board. */
const firstBoard = 'raids'

export function preload(request: RouteRequest): void {
  // What fails here fails again, visibly, on the page.
  preloadBoard(request).catch(() => undefined)
}

async function preloadBoard({ client, locale, params, search }: RouteRequest): Promise<void> {
  const { boards } = await preloadApi(client, listBoards, {}, locale)
  const board = boards.find(({ key }) => key === (params['board'] ?? firstBoard))
  if (!board) return
  const place = withBoss(board, readBoardPlace(search))
  const { params: which, query } = boardRequest(board.key, place)
  const { pageSize } = place
  const characterId = characterIdOf(place)
  let { page } = place
  if (characterId !== undefined) {
    const input = { params: { ...which, characterId }, query: { ...query, pageSize } }
    const found = await preloadApi(client, findOnBoard, input, locale)
    page = found.place?.page ?? page
  }
  await preloadApi(client, readBoard, { params: which, query: { ...query, page, pageSize } }, locale)
}
