import type { SandboxTexts } from '../sandbox-texts.ts'

export const fr: SandboxTexts = {
  title: 'Paiement sécurisé',
  testMode: 'Mode test',
  noMoney:
    'Ceci est l’environnement de test du prestataire de paiement. Aucun argent réel n’est débité et les vraies cartes sont refusées.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Total, TVA comprise',
  payByCard: 'Payer par carte',
  payByWallet: 'Payer par portefeuille mobile',
  walletHint: 'Un appui confirme le paiement avec le portefeuille de test de cet appareil.',
  fields: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    name: 'Nom sur la carte',
  },
  expiryHint: 'MM / AA, n’importe quel mois à venir',
  pay: (price) => `Payer ${price}`,
  cancel: 'Annuler et retourner sur Olympus',
  testCards: 'Cartes de test',
  testCardsHint:
    'Utilise n’importe quelle date d’expiration à venir, trois chiffres quelconques comme code de sécurité et n’importe quel nom.',
  paid: 'Le paiement réussit',
  paidAndDisputed: 'Le paiement réussit\u00a0; une minute plus tard, la banque le reprend',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Fonds insuffisants sur le compte',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Données de la carte mal saisies',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Problèmes temporaires du prestataire de paiement',
    PAYMENT_FAILED: 'Le paiement échoue',
    PURCHASE_ERROR: 'Un problème survient',
  },
  canTryAgain: 'tu peux réessayer',
  problemsTitle: 'Vérifie tes saisies.',
  problems: {
    number: {
      missing: 'Saisis un numéro de carte.',
      malformed: 'Ceci n’est pas un numéro de carte.',
      'unknown-card': 'Seules les cartes de test ci-dessous sont acceptées.',
    },
    expiry: {
      missing: 'Saisis la date d’expiration.',
      malformed: 'Saisis le mois et l’année, par exemple 08 / 30.',
      past: 'Cette carte a expiré.',
    },
    cvc: {
      missing: 'Saisis le code de sécurité.',
      malformed: 'Le code de sécurité compte trois ou quatre chiffres.',
    },
    name: {
      missing: 'Saisis le nom inscrit sur la carte.',
    },
  },
  lastAttempt: 'La dernière tentative a été refusée\u00a0:',
  gone: 'Paiement introuvable',
  goneHint: 'Le lien est incorrect ou le paiement a été effectué sur un autre serveur.',
  backToPortal: 'Retour sur Olympus',
}
