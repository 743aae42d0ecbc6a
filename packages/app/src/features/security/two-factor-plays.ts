import { mock } from '@olympus/api-client/mock'
import { sampleBareSecurity } from '@olympus/api-client/mocks/sample-security'
import { getSecurity } from '@olympus/contract/security'
import { within } from 'storybook/test'

import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

export type Msw = { readonly msw: { readonly use: (...handlers: ReturnType<typeof mock>[]) => void } }

export const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: say('Two-factor authentication') }))

export const isOff = ({ msw }: Msw) => msw.use(mock(getSecurity, sampleBareSecurity))

export const press =
  (...names: string[]) =>
  async ({ canvas, userEvent }: Play): Promise<void> => {
    for (const name of names)
      await userEvent.click(await (await card({ canvas })).findByRole('button', { name: say(name) }))
  }
