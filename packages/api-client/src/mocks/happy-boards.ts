import {
  findOnBoard,
  getBoardVersion,
  getRanks,
  listBoards,
  readBoard,
  searchBoard,
} from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import type { HttpHandler } from 'msw'

import { fails, mock } from '../mock.ts'
import { pageOf } from './page-of.ts'
import { placeOf, sampleEntries } from './sample-board-entries.ts'
import { sampleBoard, sampleBoards } from './sample-boards.ts'
import { sampleRanks } from './sample-ranks.ts'

/** Of every board. */
const sampleBoardVersion = 7

const serverNow = '2025-06-12T09:41:00Z'

/** Successful replies for the leaderboards, part of `happyPath`. */
export const happyBoards: HttpHandler[] = [
  mock(listBoards, { boards: [...sampleBoards] }),
  mock(readBoard, ({ params, query }) => {
    const board = sampleBoard(params.board)
    const season = board.seasons.find(({ code }) => code === query.season) ?? board.seasons[0]
    if (!season || (query.boss === undefined && board.bosses.length > 0)) return fails('NOT_FOUND')
    const entries = sampleEntries(board, query)
    return {
      ...pageOf(entries, query),
      season,
      own: entries.filter(({ isOwn }) => isOwn).map((entry) => placeOf(entries, entry, query.pageSize)),
      version: sampleBoardVersion,
      serverNow,
    }
  }),
  mock(getBoardVersion, { version: sampleBoardVersion }),
  mock(findOnBoard, ({ params, query }) => {
    const entries = sampleEntries(sampleBoard(params.board), query)
    const entry = entries.find(({ character }) => character.id === params.characterId)
    if (!entry) return { place: null }
    const { boardNeighbors } = limits
    const neighbors = entries.filter(
      (other) => other !== entry && Math.abs(other.position - entry.position) <= boardNeighbors,
    )
    return { place: { ...placeOf(entries, entry, query.pageSize), neighbors } }
  }),
  mock(searchBoard, ({ params, query }) => {
    const entries = sampleEntries(sampleBoard(params.board), query)
    const found = entries.filter(({ character }) =>
      character.name.toLowerCase().startsWith(query.name.toLowerCase()),
    )
    return {
      entries: found.slice(0, limits.boardSearchMax).map((entry) => {
        const { page } = placeOf(entries, entry, query.pageSize)
        return { entry, page }
      }),
    }
  }),
  mock(getRanks, ({ params }) => ({ ranks: sampleRanks(params.id) })),
]
