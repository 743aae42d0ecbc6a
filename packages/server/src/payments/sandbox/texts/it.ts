import type { SandboxTexts } from '../sandbox-texts.ts'

export const it: SandboxTexts = {
  title: 'Pagamento sicuro',
  testMode: 'Modalità di prova',
  noMoney:
    'Questo è l’ambiente di prova del fornitore di servizi di pagamento. Non viene addebitato denaro reale e le carte vere vengono rifiutate.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Totale, IVA inclusa',
  payByCard: 'Paga con carta',
  payByWallet: 'Paga con portafoglio digitale',
  walletHint: 'Basta un tocco per confermare il pagamento con il portafoglio di prova su questo dispositivo.',
  fields: {
    number: 'Numero della carta',
    expiry: 'Data di scadenza',
    cvc: 'Codice di sicurezza',
    name: 'Nome sulla carta',
  },
  expiryHint: 'MM / AA, un qualsiasi mese futuro',
  pay: (price) => `Paga ${price}`,
  cancel: 'Annulla e torna a Olympus',
  testCards: 'Carte di prova',
  testCardsHint:
    'Usa una qualsiasi data di scadenza futura, tre cifre qualsiasi come codice di sicurezza e un nome qualsiasi.',
  paid: 'Il pagamento riesce',
  paidAndDisputed: 'Il pagamento riesce; un minuto dopo la banca lo storna',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Fondi insufficienti sul conto',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Dati della carta inseriti in modo errato',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Problemi temporanei del fornitore di servizi di pagamento',
    PAYMENT_FAILED: 'Il pagamento non riesce',
    PURCHASE_ERROR: 'Qualcosa va storto',
  },
  canTryAgain: 'puoi riprovare',
  problemsTitle: 'Controlla i dati inseriti.',
  problems: {
    number: {
      missing: 'Inserisci un numero di carta.',
      malformed: 'Questo non è un numero di carta.',
      'unknown-card': 'Si accettano solo le carte di prova qui sotto.',
    },
    expiry: {
      missing: 'Inserisci la data di scadenza.',
      malformed: 'Inserisci il mese e l’anno, per esempio 08 / 30.',
      past: 'Questa carta è scaduta.',
    },
    cvc: {
      missing: 'Inserisci il codice di sicurezza.',
      malformed: 'Il codice di sicurezza ha tre o quattro cifre.',
    },
    name: {
      missing: 'Inserisci il nome sulla carta.',
    },
  },
  lastAttempt: 'L’ultimo tentativo è stato rifiutato:',
  gone: 'Pagamento non trovato',
  goneHint: 'Il link è errato oppure il pagamento è stato effettuato su un altro server.',
  backToPortal: 'Torna a Olympus',
}
