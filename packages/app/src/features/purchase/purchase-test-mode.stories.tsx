import { samplePackages } from '@olympus/api-client/mocks/sample-purchase'
import { listPackages } from '@olympus/contract/purchase'
import { expect } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/PurchaseTestMode',
  component: PortalAt,
  args: { path: '/purchase?package=oc-5000&method=card' },
  parameters: { layout: 'fullscreen' },
  ...mocked(listPackages, { ...samplePackages, isSandbox: true }),
})

export const Default = meta.story({ parameters: pageModes })

Default.test('says that nothing is charged', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Test mode.'))).toBeVisible()
  await expect(canvas.getByText(say('No real money is charged, and real cards are declined.'))).toBeVisible()
})
