import type { SandboxTexts } from '../sandbox-texts.ts'

export const tr: SandboxTexts = {
  title: 'Güvenli ödeme',
  testMode: 'Test modu',
  noMoney: 'Bu, ödeme sağlayıcısının test ortamıdır. Gerçek para çekilmez ve gerçek kartlar reddedilir.',
  coins: (amount) => `${amount} Olympus Coins`,
  total: 'Toplam, KDV dahil',
  payByCard: 'Kartla öde',
  payByWallet: 'Mobil cüzdanla öde',
  walletHint: 'Tek dokunuşla bu cihazdaki test cüzdanı ödemeyi onaylar.',
  fields: {
    number: 'Kart numarası',
    expiry: 'Son kullanma tarihi',
    cvc: 'Güvenlik kodu',
    name: 'Kartın üzerindeki ad',
  },
  expiryHint: 'AA / YY, gelecekteki herhangi bir ay',
  pay: (price) => `${price} öde`,
  cancel: 'İptal et ve Olympus’a dön',
  testCards: 'Test kartları',
  testCardsHint:
    'Gelecekteki herhangi bir son kullanma tarihini, güvenlik kodu olarak herhangi üç rakamı ve herhangi bir adı kullan.',
  paid: 'Ödeme başarılı olur',
  paidAndDisputed: 'Ödeme başarılı olur; bir dakika sonra banka geri alır',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: 'Hesapta yeterli bakiye yok',
    PAYMENT_CARD_DETAILS_INCORRECT: 'Kart bilgileri yanlış girildi',
    PAYMENT_PROVIDER_UNAVAILABLE: 'Ödeme sağlayıcısında geçici bir sorun var',
    PAYMENT_FAILED: 'Ödeme başarısız olur',
    PURCHASE_ERROR: 'Bir şeyler ters gider',
  },
  canTryAgain: 'yeniden deneyebilirsin',
  problemsTitle: 'Lütfen girdiğin bilgileri kontrol et.',
  problems: {
    number: {
      missing: 'Bir kart numarası gir.',
      malformed: 'Bu bir kart numarası değil.',
      'unknown-card': 'Yalnızca aşağıdaki test kartları kabul edilir.',
    },
    expiry: {
      missing: 'Son kullanma tarihini gir.',
      malformed: 'Ayı ve yılı gir, örneğin 08 / 30.',
      past: 'Bu kartın süresi dolmuş.',
    },
    cvc: {
      missing: 'Güvenlik kodunu gir.',
      malformed: 'Güvenlik kodu üç veya dört rakamdan oluşur.',
    },
    name: {
      missing: 'Kartın üzerindeki adı gir.',
    },
  },
  lastAttempt: 'Son deneme reddedildi:',
  gone: 'Ödeme bulunamadı',
  goneHint: 'Bağlantı yanlış ya da ödeme başka bir sunucuda yapıldı.',
  backToPortal: 'Olympus’a dön',
}
