import preview from '../../../../.storybook/preview.tsx'
import { CoinStack } from './coin-stack.tsx'

const meta = preview.meta({
  title: 'Foundations/Coin stack',
  component: CoinStack,
  args: { size: 4 as const },
})

export const Default = meta.story()

const sizes = [1, 2, 3, 4, 5, 6] as const

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {sizes.map((size) => (
        <CoinStack key={size} size={size} />
      ))}
    </div>
  ),
})
