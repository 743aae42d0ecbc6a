import type { LocaleCode } from '@olympus/contract/locales'
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

const en: SandboxTexts = {
  title: 'Secure payment',
  testMode: 'Test mode',
  noMoney:
    'This is the sandbox of the payment provider. No real money is charged, and real cards are declined.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Total, VAT included',
  payByCard: 'Pay by card',
  payByWallet: 'Pay by mobile wallet',
  walletHint: 'One tap confirms the payment with the test wallet on this device.',
  fields: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code', name: 'Name on the card' },
  expiryHint: 'MM / YY, any future month',
  pay: (price) => `Pay ${price}`,
  cancel: 'Cancel and go back to Olympus',
  testCards: 'Test cards',
  testCardsHint: 'Use any future expiry date, any three digits as the security code and any name.',
  paid: 'The payment succeeds',
  paidAndDisputed: 'The payment succeeds; a minute later the bank takes it back',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Insufficient funds in the account',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Card details entered incorrectly',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Temporary payment provider issues',
    PAYMENT_FAILED: 'The payment fails',
    PURCHASE_ERROR: 'Something goes wrong',
  },
  canTryAgain: 'you can try again',
  problemsTitle: 'Please check your entries.',
  problems: {
    number: {
      missing: 'Enter a card number.',
      malformed: 'This is not a card number.',
      'unknown-card': 'Only the test cards below are accepted.',
    },
    expiry: {
      missing: 'Enter the expiry date.',
      malformed: 'Enter the month and year, such as 08 / 30.',
      past: 'This card has expired.',
    },
    cvc: {
      missing: 'Enter the security code.',
      malformed: 'The security code has three or four digits.',
    },
    name: {
      missing: 'Enter the name on the card.',
    },
  },
  lastAttempt: 'The last attempt was declined:',
  gone: 'Payment not found',
  goneHint: 'The link is wrong, or the payment was made on another server.',
  backToPortal: 'Back to Olympus',
}

const de: SandboxTexts = {
  title: 'Sichere Zahlung',
  testMode: 'Testmodus',
  noMoney:
    'Das ist die Sandbox des Zahlungsanbieters. Es fließt kein echtes Geld; echte Karten werden abgelehnt.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Gesamtbetrag inkl. MwSt.',
  payByCard: 'Mit Karte zahlen',
  payByWallet: 'Mit mobiler Wallet zahlen',
  walletHint: 'Ein Tippen bestätigt die Zahlung mit der Test-Wallet auf diesem Gerät.',
  fields: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Prüfnummer',
    name: 'Name auf der Karte',
  },
  expiryHint: 'MM / JJ, ein beliebiger künftiger Monat',
  pay: (price) => `${price} bezahlen`,
  cancel: 'Abbrechen und zurück zu Olympus',
  testCards: 'Testkarten',
  testCardsHint:
    'Mit beliebigem künftigen Ablaufdatum, drei beliebigen Ziffern als Prüfnummer und beliebigem Namen.',
  paid: 'Die Zahlung gelingt',
  paidAndDisputed: 'Die Zahlung gelingt; eine Minute später holt die Bank sie zurück',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Das Konto ist nicht gedeckt',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Kartendaten falsch eingegeben',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Vorübergehende Störung beim Zahlungsanbieter',
    PAYMENT_FAILED: 'Die Zahlung schlägt fehl',
    PURCHASE_ERROR: 'Etwas geht schief',
  },
  canTryAgain: 'ein weiterer Versuch ist möglich',
  problemsTitle: 'Bitte prüfe deine Eingaben.',
  problems: {
    number: {
      missing: 'Gib eine Kartennummer ein.',
      malformed: 'Das ist keine Kartennummer.',
      'unknown-card': 'Es werden nur die Testkarten unten angenommen.',
    },
    expiry: {
      missing: 'Gib das Ablaufdatum ein.',
      malformed: 'Gib Monat und Jahr ein, etwa 08 / 30.',
      past: 'Diese Karte ist abgelaufen.',
    },
    cvc: {
      missing: 'Gib die Prüfnummer ein.',
      malformed: 'Die Prüfnummer hat drei oder vier Ziffern.',
    },
    name: {
      missing: 'Gib den Namen auf der Karte ein.',
    },
  },
  lastAttempt: 'Der letzte Versuch wurde abgelehnt:',
  gone: 'Diese Zahlung gibt es nicht',
  goneHint: 'Der Link stimmt nicht, oder die Zahlung gehört zu einem anderen Server.',
  backToPortal: 'Zurück zu Olympus',
}

/** The locale of the sandbox texts for a player of `locale`. */
export const sandboxLocale = (locale: string): LocaleCode & ('en' | 'de') => (locale === 'de' ? 'de' : 'en')

export const sandboxTexts: Readonly<Record<'en' | 'de', SandboxTexts>> = { en, de }
