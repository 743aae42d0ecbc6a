import type { SandboxTexts } from '../sandbox-texts.ts'

export const cz: SandboxTexts = {
  title: 'Bezpečná platba',
  testMode: 'Testovací režim',
  noMoney:
    'Toto je testovací prostředí poskytovatele plateb. Žádné skutečné peníze se nestrhnou a skutečné karty budou odmítnuty.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Celkem včetně DPH',
  payByCard: 'Zaplatit kartou',
  payByWallet: 'Zaplatit mobilní peněženkou',
  walletHint: 'Jedno klepnutí potvrdí platbu testovací peněženkou v tomto zařízení.',
  fields: {
    number: 'Číslo karty',
    expiry: 'Platnost do',
    cvc: 'Bezpečnostní kód',
    name: 'Jméno na kartě',
  },
  expiryHint: 'MM / RR, libovolný budoucí měsíc',
  pay: (price) => `Zaplatit ${price}`,
  cancel: 'Zrušit a vrátit se na Olympus',
  testCards: 'Testovací karty',
  testCardsHint:
    'Použij libovolnou budoucí platnost, libovolné tři číslice jako bezpečnostní kód a libovolné jméno.',
  paid: 'Platba se podaří',
  paidAndDisputed: 'Platba se podaří; o minutu později si ji banka vezme zpět',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Nedostatek peněz na účtu',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Údaje o kartě zadány nesprávně',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Dočasné potíže poskytovatele plateb',
    PAYMENT_FAILED: 'Platba selže',
    PURCHASE_ERROR: 'Něco se pokazí',
  },
  canTryAgain: 'můžeš to zkusit znovu',
  problemsTitle: 'Zkontroluj prosím zadané údaje.',
  problems: {
    number: {
      missing: 'Zadej číslo karty.',
      malformed: 'Toto není číslo karty.',
      'unknown-card': 'Přijímají se jen testovací karty uvedené níže.',
    },
    expiry: {
      missing: 'Zadej platnost karty.',
      malformed: 'Zadej měsíc a rok, například 08 / 30.',
      past: 'Platnost této karty skončila.',
    },
    cvc: {
      missing: 'Zadej bezpečnostní kód.',
      malformed: 'Bezpečnostní kód má tři nebo čtyři číslice.',
    },
    name: {
      missing: 'Zadej jméno na kartě.',
    },
  },
  lastAttempt: 'Poslední pokus byl odmítnut:',
  gone: 'Platba nenalezena',
  goneHint: 'Odkaz není správný, nebo platba proběhla na jiném serveru.',
  backToPortal: 'Zpět na Olympus',
}
