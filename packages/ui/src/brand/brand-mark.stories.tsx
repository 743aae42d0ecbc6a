import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { vars } from '../theme/vars.css.ts'
import { BrandMark } from './brand-mark.tsx'

const meta = preview.meta({ title: 'Shell/Brand mark', component: BrandMark, args: { size: 40 } })

export const Playground = meta.story()

Playground.test(
  'is hidden from screen readers because the wordmark has the name',
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
)

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'end', color: vars.color.accent }}>
      {[16, 26, 40, 64].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </div>
  ),
})
