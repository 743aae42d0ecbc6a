import { mock } from '@olympus/api-client/mock'
import { sampleAccountAfter, sampleSpinFor } from '@olympus/api-client/mocks/sample-spins'
import { sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { getWheelAccount, spinWheel } from '@olympus/contract/fortune-wheel'
import type { Spin, WheelAccount } from '@olympus/contract/wheel'
import { expect, waitFor } from 'storybook/test'

import { say, saying } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const choiceKey = 'olympus-wheel-character-20971'

/** Story annotation: rewards go to Kallistrate. */
export const chosenCharacter = () => {
  localStorage.setItem(choiceKey, '311')
  return () => localStorage.removeItem(choiceKey)
}

/** The button in the hub of the wheel. */
export const spinButton = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('button', {
    name: new RegExp(`^${RegExp.escape(say('Spin'))} ?${RegExp.escape(say('1 ticket'))}`),
  })

export async function pressSpin({ canvas, userEvent }: Play): Promise<void> {
  const button = await spinButton({ canvas })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(button)
}

/** Spins, and skips the turn of the wheel. */
export async function spinQuickly(context: Play): Promise<void> {
  await pressSpin(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: say('Skip animation') }))
}

/** Mocks of a wheel that draws `spin` for an account, and remembers that it did. */
export function drawing(spin: Spin, before: WheelAccount = sampleWheelAccount) {
  let account = before
  return [
    mock(getWheelAccount, () => account),
    mock(spinWheel, () => {
      account = sampleAccountAfter(spin, before)
      return { spin, account }
    }),
  ]
}

/** The texts of the facts below the wheel: jackpot, tickets, tokens. */
export const facts = ({ canvas }: Pick<Play, 'canvas'>): string[] =>
  ['Jackpot', 'Tickets', 'Tokens'].map(
    (label) =>
      canvas.getByText(say(label), { selector: 'dt' }).nextElementSibling?.querySelector('b')?.textContent ??
      '',
  )

export const won = (reward: string): RegExp => saying('You won {reward}.', { reward })

/** The picture in the sector that the wheel shows as won. */
export const wonIcon = (canvasElement: HTMLElement): string | undefined =>
  canvasElement.querySelector('[data-won] use')?.getAttribute('href')?.split('#')[1]

export const sampleSpin = sampleSpinFor(311)
