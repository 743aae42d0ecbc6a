import { createHash } from 'node:crypto'
import { sandboxStyle as paymentStyle } from '../../payments/sandbox/sandbox-style.ts'

/** The look of the payment sandbox, with what its page has no need of. */
export const sandboxChatStyle = `${paymentStyle}
.plain { border: 1px solid var(--line-control); background: transparent; color: var(--text) }
.plain:hover, .plain:active { background: var(--raised) }
`

const version = createHash('sha256').update(sandboxChatStyle).digest('hex').slice(0, 12)

/** Contains a hash of the content, so that browsers can cache it forever. */
export const sandboxChatStylePath = `/sandbox/chat/style-${version}.css`
