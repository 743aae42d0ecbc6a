import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'sandbox-signature'
const toleranceSeconds = 300

const digest = (secret: string, seconds: number, body: Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** Signs the body of a webhook with a timestamp. */
export function sign(secret: string, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

interface ReceivedWebhook {
  readonly body: Buffer
  readonly signature: string | null
  readonly now: Date
}

/** Whether a body was signed with the secret within the last five minutes. */
export function isSigned(secret: string, { body, signature, now }: ReceivedWebhook): boolean {
  const [, secondsText, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!secondsText || !hex) return false
  const seconds = Number(secondsText)
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex'))
}
