import type { SandboxTexts } from '../sandbox-texts.ts'

export const es: SandboxTexts = {
  title: 'Pago seguro',
  testMode: 'Modo de prueba',
  noMoney:
    'Este es el entorno de pruebas del proveedor de pagos. No se cobra dinero real y las tarjetas reales se rechazan.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Total, IVA incluido',
  payByCard: 'Pagar con tarjeta',
  payByWallet: 'Pagar con cartera móvil',
  walletHint: 'Con un toque confirmas el pago con la cartera de prueba de este dispositivo.',
  fields: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    cvc: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
  },
  expiryHint: 'MM / AA, cualquier mes futuro',
  pay: (price) => `Pagar ${price}`,
  cancel: 'Cancelar y volver a Olympus',
  testCards: 'Tarjetas de prueba',
  testCardsHint:
    'Usa cualquier fecha de caducidad futura, tres cifras cualesquiera como código de seguridad y cualquier nombre.',
  paid: 'El pago se completa',
  paidAndDisputed: 'El pago se completa; un minuto después el banco lo recupera',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'La cuenta no tiene fondos suficientes',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Datos de la tarjeta mal introducidos',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Problemas temporales del proveedor de pagos',
    PAYMENT_FAILED: 'El pago falla',
    PURCHASE_ERROR: 'Algo sale mal',
  },
  canTryAgain: 'puedes volver a intentarlo',
  problemsTitle: 'Revisa los datos introducidos.',
  problems: {
    number: {
      missing: 'Introduce un número de tarjeta.',
      malformed: 'Esto no es un número de tarjeta.',
      'unknown-card': 'Solo se aceptan las tarjetas de prueba de abajo.',
    },
    expiry: {
      missing: 'Introduce la fecha de caducidad.',
      malformed: 'Introduce el mes y el año, por ejemplo 08 / 30.',
      past: 'Esta tarjeta ha caducado.',
    },
    cvc: {
      missing: 'Introduce el código de seguridad.',
      malformed: 'El código de seguridad tiene tres o cuatro cifras.',
    },
    name: {
      missing: 'Introduce el nombre que aparece en la tarjeta.',
    },
  },
  lastAttempt: 'El último intento fue rechazado:',
  gone: 'No se ha encontrado el pago',
  goneHint: 'El enlace no es correcto o el pago se hizo en otro servidor.',
  backToPortal: 'Volver a Olympus',
}
