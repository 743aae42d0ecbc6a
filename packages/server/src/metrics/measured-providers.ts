import type { ChatAccountProvider } from '../chat-account/chat-account-provider.ts'
import { type MailTransport, NoSuchMailbox } from '../mail/mail-transport.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { measuredCall } from './measured-call.ts'
import type { CallOutcome, PaymentOperation } from './metric-table.ts'
import type { Metrics } from './metrics.ts'

/** Reports every call of the payment provider. */
export function measuredPayments(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const measured = <Value>(operation: PaymentOperation, act: () => Promise<Value>) =>
    measuredCall(act, (outcome, seconds) => {
      metrics.count('olympus_payment_calls_total', { operation, outcome })
      metrics.time('olympus_payment_call_duration_seconds', { operation }, seconds)
    })
  return {
    ...provider,
    createCheckout: (order) => measured('create-checkout', () => provider.createCheckout(order)),
    readCheckout: (reference) => measured('read-checkout', () => provider.readCheckout(reference)),
    readReturns: (query) => measured('read-returns', () => provider.readReturns(query)),
    refund: (order) => measured('refund', () => provider.refund(order)),
  }
}

/** Reports every exchange of a code for a chat account. */
export function measuredChat(provider: ChatAccountProvider, metrics: Metrics): ChatAccountProvider {
  return {
    ...provider,
    exchange: (exchange) =>
      measuredCall(
        () => provider.exchange(exchange),
        (outcome, seconds) => {
          metrics.count('olympus_chat_calls_total', { outcome })
          metrics.time('olympus_chat_call_duration_seconds', {}, seconds)
        },
      ),
  }
}

/** Reports every attempt to hand a mail to the mail server. */
export function measuredTransport(transport: MailTransport, metrics: Metrics): MailTransport {
  return {
    ...transport,
    async send(mail) {
      const startedAt = performance.now()
      let outcome: CallOutcome = 'ok'
      try {
        await transport.send(mail)
      } catch (error) {
        outcome = error instanceof NoSuchMailbox ? 'refused' : 'unavailable'
        throw error
      } finally {
        metrics.count('olympus_mail_sends_total', { outcome })
        metrics.time('olympus_mail_send_duration_seconds', {}, (performance.now() - startedAt) / 1000)
      }
    },
  }
}
