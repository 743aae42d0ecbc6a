import { expect, it, vi } from 'vitest'

import { mergeHandlers } from './merge-handlers.ts'

it('calls the handlers of an event in turn', () => {
  const calls: string[] = []
  const handlerOf = (name: string) => () => void calls.push(name)
  const props = { id: 'a', onFocus: handlerOf('own'), onClick: undefined }
  const onBlur = vi.fn()
  const merged = mergeHandlers<Record<string, unknown>>(
    props,
    { onFocus: handlerOf('first'), onClick: handlerOf('click') },
    { onFocus: handlerOf('second'), onBlur },
  )
  for (const name of ['onFocus', 'onClick']) (merged[name] as () => void)()
  expect(calls).toEqual(['own', 'first', 'second', 'click'])
  expect(merged).toMatchObject({ id: 'a', onBlur })
})
