import type { Rolldown } from 'vite'

export type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

export const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'
