import preview from '../../../../.storybook/preview.tsx'
import { TextLink } from './text-link.tsx'

const meta = preview.meta({
  title: 'Controls/Text link',
  component: TextLink,
  args: { href: '#register', children: 'Register' },
})

export const Default = meta.story()

export const InSentence = meta.story({
  render: (args) => (
    <p>
      No account yet? <TextLink {...args} />
    </p>
  ),
})

export const Quiet = meta.story({ args: { isQuiet: true, children: 'Terms of service' } })

export const AsChild = meta.story({
  render: () => (
    <TextLink asChild>
      <a href="#contact">contact support</a>
    </TextLink>
  ),
})
