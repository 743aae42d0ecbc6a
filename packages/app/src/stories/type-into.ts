import type { within, userEvent } from 'storybook/test'

import { say } from './say.ts'

/** The part of a story's context that a play function works with. */
export interface Play {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: Pick<typeof userEvent, 'type' | 'click' | 'clear' | 'paste'>
}

/**
 * A play function that fills in fields by label, like a password manager, and clicks a button.
 * Both are given by their source text.
 */
export const typeInto =
  (values: Readonly<Record<string, string>>, button: string) =>
  async ({ canvas, userEvent }: Play): Promise<void> => {
    for (const [label, value] of Object.entries(values)) {
      const field = await canvas.findByLabelText(say(label))
      await userEvent.clear(field)
      await userEvent.paste(value)
    }
    await userEvent.click(canvas.getByRole('button', { name: say(button) }))
  }
