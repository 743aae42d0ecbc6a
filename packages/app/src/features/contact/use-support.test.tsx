// @vitest-environment happy-dom
import { firstSupportMarkup } from '@olympus/contract/first-replies'
import type { Support } from '@olympus/contract/support'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SessionContext, type Session } from '../../session/session-context.ts'
import { useSupport } from './use-support.ts'

const client = vi.fn<Session['client']>()
const session: Session = {
  user: null,
  ended: null,
  client,
  holdReload: () => () => {},
  start: () => Promise.resolve(),
  keep: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
}
const support: Support = { email: 'help@example.com', chatUrl: null, wikiUrl: null, imprint: null }

let box: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  box = document.createElement('div')
  root = createRoot(box)
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Shown() {
  const state = useSupport()
  return state.kind === 'loaded' ? state.support.email : state.kind
}

const show = () =>
  act(async () =>
    root.render(
      <SessionContext value={session}>
        <Shown />
      </SessionContext>,
    ),
  )

it('takes what came with the page, and loads no API', async () => {
  document.body.innerHTML = firstSupportMarkup(support)
  await show()
  expect(box.textContent).toBe(support.email)
  expect(client).not.toHaveBeenCalled()
})
