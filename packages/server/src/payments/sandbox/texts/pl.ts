import type { SandboxTexts } from '../sandbox-texts.ts'

export const pl: SandboxTexts = {
  title: 'Bezpieczna płatność',
  testMode: 'Tryb testowy',
  noMoney:
    'To środowisko testowe operatora płatności. Nie są pobierane prawdziwe pieniądze, a prawdziwe karty są odrzucane.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Razem z VAT',
  payByCard: 'Zapłać kartą',
  payByWallet: 'Zapłać portfelem mobilnym',
  walletHint: 'Jedno dotknięcie potwierdza płatność portfelem testowym na tym urządzeniu.',
  fields: {
    number: 'Numer karty',
    expiry: 'Data ważności',
    cvc: 'Kod zabezpieczający',
    name: 'Imię i nazwisko na karcie',
  },
  expiryHint: 'MM / RR, dowolny przyszły miesiąc',
  pay: (price) => `Zapłać ${price}`,
  cancel: 'Anuluj i wróć do Olympus',
  testCards: 'Karty testowe',
  testCardsHint:
    'Użyj dowolnej przyszłej daty ważności, dowolnych trzech cyfr jako kodu zabezpieczającego i dowolnego imienia i nazwiska.',
  paid: 'Płatność się powiedzie',
  paidAndDisputed: 'Płatność się powiedzie; minutę później bank ją cofnie',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Brak wystarczających środków na rachunku',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Niepoprawnie wpisane dane karty',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Chwilowe problemy operatora płatności',
    PAYMENT_FAILED: 'Płatność się nie powiedzie',
    PURCHASE_ERROR: 'Coś pójdzie nie tak',
  },
  canTryAgain: 'możesz spróbować ponownie',
  problemsTitle: 'Sprawdź wpisane dane.',
  problems: {
    number: {
      missing: 'Wpisz numer karty.',
      malformed: 'To nie jest numer karty.',
      'unknown-card': 'Przyjmowane są tylko poniższe karty testowe.',
    },
    expiry: {
      missing: 'Wpisz datę ważności.',
      malformed: 'Wpisz miesiąc i rok, na przykład 08 / 30.',
      past: 'Ta karta straciła ważność.',
    },
    cvc: {
      missing: 'Wpisz kod zabezpieczający.',
      malformed: 'Kod zabezpieczający ma trzy lub cztery cyfry.',
    },
    name: {
      missing: 'Wpisz imię i nazwisko z karty.',
    },
  },
  lastAttempt: 'Ostatnia próba została odrzucona:',
  gone: 'Nie znaleziono płatności',
  goneHint: 'Link jest nieprawidłowy albo płatność wykonano na innym serwerze.',
  backToPortal: 'Wróć do Olympus',
}
