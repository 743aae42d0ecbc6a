import { expect, waitFor, type userEvent as userEvents } from 'storybook/test'

/**
 * Presses Escape once the topmost dialog has the focus. The focus arrives shortly after the dialog becomes
 * visible, also when a dialog above closes. Before that, the key has no effect.
 */
export async function pressEscape({
  userEvent,
}: {
  readonly userEvent: Pick<ReturnType<typeof userEvents.setup>, 'keyboard'>
}): Promise<void> {
  await waitFor(() => {
    const topmost = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    return expect(topmost?.contains(document.activeElement)).toBe(true)
  })
  await userEvent.keyboard('{Escape}')
}
