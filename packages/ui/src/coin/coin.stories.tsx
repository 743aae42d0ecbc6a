import preview from '../../../../.storybook/preview.tsx'
import { Coin } from './coin.tsx'

const meta = preview.meta({ title: 'Foundations/Coin', component: Coin })

export const Default = meta.story()

export const Large = meta.story({ args: { size: 44 } })
