import type { SandboxTexts } from '../sandbox-texts.ts'

export const hk: SandboxTexts = {
  title: '安全付款',
  testMode: '測試模式',
  noMoney: '這是付款服務商的沙盒環境。不會收取真實款項，真實的銀行卡會被拒絕。',
  coins: (amount) => `${amount} Olympus Coins`,
  total: '總額（含增值稅）',
  payByCard: '以銀行卡付款',
  payByWallet: '以手機錢包付款',
  walletHint: '輕按一下，即可用此裝置上的測試錢包確認付款。',
  fields: {
    number: '卡號',
    expiry: '到期日',
    cvc: '安全碼',
    name: '持卡人姓名',
  },
  expiryHint: 'MM / YY，任何未來月份',
  pay: (price) => `支付 ${price}`,
  cancel: '取消並返回 Olympus',
  testCards: '測試卡',
  testCardsHint: '到期日可填任何未來日期，安全碼可填任何三位數字，姓名可任意填寫。',
  paid: '付款成功',
  paidAndDisputed: '付款成功；一分鐘後銀行收回款項',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: '帳戶餘額不足',
    PAYMENT_CARD_DETAILS_INCORRECT: '卡片資料輸入有誤',
    PAYMENT_PROVIDER_UNAVAILABLE: '付款服務商暫時發生問題',
    PAYMENT_FAILED: '付款失敗',
    PURCHASE_ERROR: '發生錯誤',
  },
  canTryAgain: '可以再試',
  problemsTitle: '請檢查你填寫的內容。',
  problems: {
    number: {
      missing: '請輸入卡號。',
      malformed: '這不是有效的卡號。',
      'unknown-card': '只接受下方的測試卡。',
    },
    expiry: {
      missing: '請輸入到期日。',
      malformed: '請輸入月份和年份，例如 08 / 30。',
      past: '此卡已過期。',
    },
    cvc: {
      missing: '請輸入安全碼。',
      malformed: '安全碼為三位或四位數字。',
    },
    name: {
      missing: '請輸入持卡人姓名。',
    },
  },
  lastAttempt: '上次嘗試被拒絕：',
  gone: '找不到這筆付款',
  goneHint: '連結有誤，或該付款是在另一部伺服器上進行的。',
  backToPortal: '返回 Olympus',
}
