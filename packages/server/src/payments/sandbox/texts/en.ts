import type { SandboxTexts } from '../sandbox-texts.ts'

export const en: SandboxTexts = {
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
