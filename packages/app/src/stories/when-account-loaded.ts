import { say } from './say.ts'
import type { Play } from './type-into.ts'

/** A play function that waits for the account, because its tab is a skeleton before. */
export const whenAccountLoaded =
  (play: (context: Play) => Promise<unknown>) =>
  async (context: Play): Promise<void> => {
    await context.canvas.findByRole('button', { name: say('Copy username') })
    await play(context)
  }
