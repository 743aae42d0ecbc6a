import type { SandboxTexts } from '../sandbox-texts.ts'

export const de: SandboxTexts = {
  title: 'Sichere Zahlung',
  testMode: 'Testmodus',
  noMoney:
    'Das ist die Sandbox des Zahlungsanbieters. Es fließt kein echtes Geld; echte Karten werden abgelehnt.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Gesamtbetrag inkl. MwSt.',
  payByCard: 'Mit Karte zahlen',
  payByWallet: 'Mit Mobile Wallet zahlen',
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
    'Mit beliebigem künftigem Ablaufdatum, drei beliebigen Ziffern als Prüfnummer und beliebigem Namen.',
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
