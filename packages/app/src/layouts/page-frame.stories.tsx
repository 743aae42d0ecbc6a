import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { paths } from '../paths.ts'
import { ApiArea } from '../session/api-area.tsx'
import { PortalAt } from '../stories/portal-at.tsx'
import { say } from '../stories/say.ts'
import { frameOf } from './page-frame.tsx'

/** What appears of a page before its code is loaded. */
const FrameAt = ({ path }: { path: string }): ReactNode => (
  <PortalAt path={path}>
    <ApiArea>{frameOf(path)}</ApiArea>
  </PortalAt>
)

const meta = preview.meta({ title: 'Shell/Page frame', component: FrameAt, args: { path: paths.coupons } })

export const Default = meta.story()

Default.test('shows the heading, then a placeholder', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: say('Coupons') })).toBeVisible()
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] span')).toBeVisible())
})

export const WithControl = meta.story({ args: { path: paths.shop } })
