import type { PaymentFailure } from '@olympus/contract/purchase'
import type { CardField, ProblemOf } from './sandbox-rules.ts'

export interface SandboxTexts {
  readonly title: string
  readonly testMode: string
  readonly noMoney: string
  readonly coins: (amount: string) => string
  readonly total: string
  readonly payByCard: string
  readonly payByWallet: string
  readonly walletHint: string
  readonly fields: Readonly<Record<CardField, string>>
  readonly expiryHint: string
  readonly pay: (price: string) => string
  readonly cancel: string
  readonly testCards: string
  readonly testCardsHint: string
  readonly paid: string
  readonly paidAndDisputed: string
  readonly failures: Readonly<Record<PaymentFailure, string>>
  readonly canTryAgain: string
  readonly problems: {
    readonly [Field in CardField]: Readonly<Record<ProblemOf<Field>, string>>
  }
  readonly problemsTitle: string
  readonly lastAttempt: string
  readonly gone: string
  readonly goneHint: string
  readonly backToPortal: string
}
