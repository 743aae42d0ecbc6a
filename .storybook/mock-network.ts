import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { defineNetwork, HttpNetworkFrame, InterceptorSource, type NetworkApi } from 'msw/experimental'

import { happyPath } from '../packages/api-client/src/mocks/happy-path.ts'

type Network = NetworkApi<[InterceptorSource]>

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** A story overrides answers with `beforeEach({ msw }) { msw.use(...) }`. They end with the story. */
    msw: Pick<Network, 'use'>
  }
}

const unmocked: string[] = []

/**
 * Every endpoint answers with sample data. Requests are answered in the page itself: a service worker would
 * cost a fifth of the time of a story that asks for data.
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

/** Gives a story its network, and takes its overrides away in the end. */
export function mockNetwork(context: { msw: Pick<Network, 'use'> }): () => void {
  context.msw = network
  return () => network.resetHandlers()
}

/**
 * An unmocked call reaches the story as a failed request, which the story may well expect. So the test
 * fails here instead.
 */
export function failOnUnmockedCalls(): void {
  const calls = unmocked.splice(0)
  if (calls.length > 0) throw new Error(`Unmocked: ${calls.join(', ')}`)
}
