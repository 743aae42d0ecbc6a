import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { defineNetwork, HttpNetworkFrame, InterceptorSource, type NetworkApi } from 'msw/experimental'

import { happyPath } from '../packages/api-client/src/mocks/happy-path.ts'

type Network = NetworkApi<[InterceptorSource]>

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Overrides answers until the story ends: `beforeEach({ msw }) { msw.use(...) }`. */
    msw: Pick<Network, 'use'>
  }
}

const unmocked: string[] = []

/**
 * Answers every endpoint with sample data, inside the page. A service worker would take a fifth of the time
 * of a story that loads data.
 */
const network: Network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  handlers: happyPath,
  context: { quiet: true },
  onUnhandledFrame({ frame, defaults }) {
    if (!(frame instanceof HttpNetworkFrame)) return
    const { method, url } = frame.data.request
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/api/') && !pathname.startsWith('/builds/')) return
    unmocked.push(`${method} ${pathname}`)
    defaults.error()
  },
})

void network.enable()

/** Gives a story the network, and removes the story's overrides afterwards. */
export function mockNetwork(context: { msw: Pick<Network, 'use'> }): () => void {
  context.msw = network
  return () => network.resetHandlers()
}

/**
 * Fails the test of a story with an unmocked call. The story
 * itself only sees a failed request, and may expect one.
 */
export function failOnUnmockedCalls(): void {
  const calls = unmocked.splice(0)
  if (calls.length > 0) throw new Error(`Unmocked: ${calls.join(', ')}`)
}
