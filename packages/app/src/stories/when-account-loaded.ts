import { say } from './say.ts'
import type { Play } from './type-into.ts'

/** A play function that waits until the account is there: before that its tab is a skeleton. */
export const whenAccountLoaded =
  (play: (context: Play) => Promise<unknown>) =>
  async (context: Play): Promise<void> => {
    await context.canvas.findByRole('button', { name: say('Copy username') })
    await play(context)
  }
