import type { SandboxTexts } from '../sandbox-texts.ts'

export const cn: SandboxTexts = {
  title: '安全支付',
  testMode: '测试模式',
  noMoney: '这是支付服务商的沙盒环境。不会扣取真实款项，真实的银行卡会被拒绝。',
  coins: (amount) => `${amount} Olympus Coins`,
  total: '总额（含增值税）',
  payByCard: '银行卡支付',
  payByWallet: '手机钱包支付',
  walletHint: '轻点一下，即可用此设备上的测试钱包确认付款。',
  fields: {
    number: '卡号',
    expiry: '有效期',
    cvc: '安全码',
    name: '持卡人姓名',
  },
  expiryHint: 'MM / YY，任意未来月份',
  pay: (price) => `支付 ${price}`,
  cancel: '取消并返回 Olympus',
  testCards: '测试卡',
  testCardsHint: '有效期可填任意未来日期，安全码可填任意三位数字，姓名可任意填写。',
  paid: '付款成功',
  paidAndDisputed: '付款成功；一分钟后银行收回款项',
  failures: {
    PAYMENT_INSUFFICIENT_FUNDS: '账户余额不足',
    PAYMENT_CARD_DETAILS_INCORRECT: '银行卡信息填写有误',
    PAYMENT_PROVIDER_UNAVAILABLE: '支付服务商暂时出现问题',
    PAYMENT_FAILED: '付款失败',
    PURCHASE_ERROR: '出现错误',
  },
  canTryAgain: '可以重试',
  problemsTitle: '请检查你填写的内容。',
  problems: {
    number: {
      missing: '请输入卡号。',
      malformed: '这不是有效的卡号。',
      'unknown-card': '只接受下方的测试卡。',
    },
    expiry: {
      missing: '请输入有效期。',
      malformed: '请输入月份和年份，例如 08 / 30。',
      past: '此卡已过期。',
    },
    cvc: {
      missing: '请输入安全码。',
      malformed: '安全码为三位或四位数字。',
    },
    name: {
      missing: '请输入持卡人姓名。',
    },
  },
  lastAttempt: '上次尝试被拒绝：',
  gone: '找不到这笔付款',
  goneHint: '链接有误，或该付款是在另一台服务器上进行的。',
  backToPortal: '返回 Olympus',
}
