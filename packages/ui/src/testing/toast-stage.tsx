import { fireEvent, fn, screen, within } from 'storybook/test'

import { Announcer } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { createToastQueue } from '../toast/toast-queue.ts'
import { Toaster, type ToasterProps } from '../toast/toaster.tsx'

/** The queue and the texts of the toast stories. */
export const queue = createToastQueue()
export const onUndo = fn()

export const examples = {
  success: { title: 'Coupon claimed', description: '500 OC were added to your balance.' },
  error: {
    title: 'Account must be offline',
    description: 'Log out of the game to enable or disable characters.',
  },
  info: { title: 'Pithos of Pandora ×3', description: 'Sent to Kallistrate for 1,350 OC.' },
}

/** Meta of all toast story files: a page with content before and after the toasts. */
export const toastMeta = {
  component: Toaster,
  args: {
    queue,
    label: 'Notifications ({hotkey})',
    announceLabel: 'Notification',
    closeLabel: 'Close',
  },
  parameters: {
    contract: 'Draws nothing until a toast comes, and then Radix draws the region.',
    docs: { story: { inline: false, height: '320px' } },
  },
  render: (args: ToasterProps) => (
    <>
      <Announcer />
      {/* Placed where no toast covers them, not even on a phone. */}
      <div style={{ display: 'flex', gap: 8, alignItems: 'end', minHeight: '60vh' }}>
        <Button>Before</Button>
        <Toaster {...args} />
        <Button>After</Button>
      </div>
    </>
  ),
  beforeEach: () => {
    onUndo.mockClear()
    return async () => {
      queue.closeAll()
      while (queue.snapshot().length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
}

export const shownToast = (title: string) => screen.findByText(title, { selector: 'li *' })
export const toastOf = (element: HTMLElement) => element.closest('li') as HTMLElement
export const listedToasts = () => within(screen.getByRole('region')).getAllByRole('listitem')
/** The texts of the toasts, oldest first. */
export const listedTexts = () => listedToasts().map(({ textContent }) => textContent.trim())
export const openToasts = () => queue.snapshot().filter(({ isOpen }) => isOpen)
export const pressF8 = () => fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })

const announcements = () => [...document.querySelectorAll<HTMLElement>('[data-live-announcer] [role=status]')]

/**
 * Records all announcements from now on with their politeness, and counts those still in the live region.
 */
export function hear() {
  const heard: string[] = []
  const note = () => {
    for (const { ariaLive, textContent } of announcements()) {
      const words = `${ariaLive}: ${textContent.replaceAll(/\s+/g, ' ')}`.trim()
      if (!heard.includes(words)) heard.push(words)
    }
  }
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  return { heard, standing: () => announcements().length }
}
