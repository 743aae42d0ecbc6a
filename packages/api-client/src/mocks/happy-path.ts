import {
  cancelAccountDeletion,
  cancelEmailChange,
  changeAppearance,
  changeEmail,
  changePassword,
  deleteAccount,
  startDataExport,
  getUser,
  confirmEmail,
  undoEmailChange,
} from '@olympus/contract/account'
import { activateAccount, answerTwoFactor, logIn, register, resendActivation } from '@olympus/contract/auth'
import {
  keepSession,
  logOut,
  refreshSession,
  endSessionByLink,
  endOtherSessions,
  endSession,
  listSessions,
} from '@olympus/contract/sessions'
import {
  connectChat,
  disconnectChat,
  getConnections,
  startChatConnection,
} from '@olympus/contract/connections'
import { sendGuestMessage, sendPlayerMessage } from '@olympus/contract/contact'
import { claimCoupon, listCoupons, redeemCoupon } from '@olympus/contract/coupons'
import { listCouponLogs, listDonationLogs, listShopLogs, listWalletMovements } from '@olympus/contract/logs'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
  logInWithPasskey,
  startPasskeyLogIn,
} from '@olympus/contract/passkeys'
import { getPurchase, listPackages, startPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import { inspectPasswordReset, requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import {
  confirmBackupCodes,
  disableTwoFactor,
  enableTwoFactor,
  getSecurity,
  renewBackupCodes,
  startTwoFactor,
} from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { buyItem, getShopItem, giftItem, listShopItems } from '@olympus/contract/shop'
import { startPasskeyStepUp, stepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { listSpendingLimits, setSpendingLimit } from '@olympus/contract/spending-limits'
import { listLaunchers, mailDownloadLink } from '@olympus/contract/download'
import { getSupport } from '@olympus/contract/support'
import { getGameDataVersion, readGameData } from '@olympus/contract/game-data'
import type { HttpHandler } from 'msw'

import { fails, mock } from '../mock.ts'
import { happyBoards } from './happy-boards.ts'
import { happyCharacters } from './happy-characters.ts'
import { happyWheel } from './happy-wheel.ts'
import { happyWheelFairness } from './happy-wheel-fairness.ts'
import { logPageOf, pageOf } from './page-of.ts'
import { redeemedCoupon, claimedCoupon, sampleCouponLogs, sampleCoupons } from './sample-coupons.ts'
import { sampleDonationLogs } from './sample-donations.ts'
import { sampleGameDataIn, sampleGameDataVersion } from './sample-game-data.ts'
import { sampleMovements } from './sample-movements.ts'
import { orderFacts, sampleGiftFor, sampleOrderFor, sampleShopLogs } from './sample-orders.ts'
import { samplePackagesIn, samplePendingPurchase, samplePurchase } from './sample-purchase.ts'
import {
  sampleBackupCodes,
  sampleConnection,
  sampleKeyUri,
  sampleOpenConnection,
  sampleSecretKey,
  sampleSecurity,
  sampleSecurityEvents,
  sampleSessions,
} from './sample-security.ts'
import { sampleDetail, sampleShopPage } from './sample-shop.ts'
import { sampleSpendingLimits } from './sample-spending-limits.ts'
import { sampleLaunchers } from './sample-launchers.ts'
import { sampleSentMessage, sampleSupport } from './sample-support.ts'
import { sampleTokens } from './sample-tokens.ts'
import { sampleUser } from './sample-user.ts'

const rpId = 'olympus.example'
const challenge = 'c2FtcGxlLWNoYWxsZW5nZQ'
const samplePasskeyQuestion = {
  challengeId: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7d01',
  options: { challenge, rpId },
}

const soon = '2025-06-12T09:51:00Z'

/** Replaces external URLs with a hash of the current page, so stories do not navigate away. */
const samePage = (place: string) =>
  `${globalThis.location?.href.replace(/#.*/, '') ?? 'https://portal.example/'}#${place}`

const samplePasskey = (name: string, id = 33) => ({
  id,
  name,
  createdAt: '2025-06-12T09:41:00Z',
  lastUsedAt: null,
  isSynced: false,
})

/** Successful replies for every endpoint. Stateless: buying changes neither balance nor logs. */
export const happyPath: HttpHandler[] = [
  mock(register, ({ body }) => ({ email: body.email })),
  mock(resendActivation, null),
  mock(activateAccount, { username: sampleUser.username, wasAlreadyActive: false }),
  mock(logIn, { step: 'logged-in', ...sampleTokens }),
  mock(answerTwoFactor, { ...sampleTokens, backupCodesLeft: null }),
  mock(startPasskeyLogIn, samplePasskeyQuestion),
  mock(logInWithPasskey, sampleTokens),
  mock(keepSession, null),
  mock(refreshSession, sampleTokens),
  mock(logOut, null),
  mock(stepUp, { until: soon, ...sampleTokens }),
  mock(startPasskeyStepUp, samplePasskeyQuestion),
  mock(stepUpWithPasskey, { until: soon, ...sampleTokens }),
  mock(requestPasswordReset, null),
  mock(inspectPasswordReset, { username: sampleUser.username, hasTwoFactor: false }),
  mock(resetPassword, null),
  mock(confirmEmail, { email: 'theron@olympus.example' }),
  mock(undoEmailChange, { email: sampleUser.email }),
  mock(endSessionByLink, null),
  mock(getUser, sampleUser),
  mock(changeAppearance, ({ body }) => ({
    theme: body.theme ?? sampleUser.theme,
    banner: body.banner ?? sampleUser.banner,
    locale: body.locale ?? sampleUser.locale,
  })),
  mock(changeEmail, ({ body }) => ({ pendingEmail: body.newEmail })),
  mock(cancelEmailChange, null),
  mock(changePassword, sampleTokens),
  mock(startDataExport, { downloadPath: '/api/account/exports/sample-token', expiresAt: soon }),
  mock(deleteAccount, { deletionAt: '2025-06-26T09:41:00Z' }),
  mock(cancelAccountDeletion, null),
  mock(getSecurity, sampleSecurity),
  mock(startTwoFactor, { secretKey: sampleSecretKey, keyUri: sampleKeyUri, expiresAt: soon }),
  mock(enableTwoFactor, { backupCodes: sampleBackupCodes, ...sampleTokens }),
  mock(disableTwoFactor, null),
  mock(renewBackupCodes, { backupCodes: sampleBackupCodes }),
  mock(confirmBackupCodes, null),
  mock(startPasskeyRegistration, { ...samplePasskeyQuestion, options: { challenge, rp: { id: rpId } } }),
  mock(addPasskey, ({ body }) => samplePasskey(body.name)),
  mock(renamePasskey, ({ body, params }) => samplePasskey(body.name, params.passkeyId)),
  mock(removePasskey, { rpId: 'olympus.example', credentialId: 'c2FtcGxlLXBhc3NrZXk' }),
  mock(listSessions, sampleSessions),
  mock(endSession, null),
  mock(endOtherSessions, { ended: sampleSessions.length - 1 }),
  mock(listSecurityEvents, ({ query }) => pageOf(sampleSecurityEvents, query)),
  mock(getConnections, { chat: sampleOpenConnection }),
  mock(startChatConnection, () => ({ url: samePage('authorize') })),
  mock(connectChat, sampleConnection),
  mock(disconnectChat, sampleOpenConnection),
  mock(listPackages, ({ query }) => samplePackagesIn(query.currency)),
  mock(startPurchase, ({ body }) => {
    const offer = samplePackagesIn(body.currency).packages.find(({ id }) => id === body.packageId)
    if (!offer) return fails('NOT_FOUND')
    const { coins, bonusCoins, amountCents, currency } = offer
    return {
      ...samplePendingPurchase,
      packageId: offer.id,
      method: body.method,
      coins,
      bonusCoins,
      amountCents,
      currency,
      checkoutUrl: samePage('checkout'),
    }
  }),
  mock(getPurchase, ({ params }) => ({ ...samplePurchase, id: params.purchaseId })),
  mock(withdrawPurchase, ({ params }) => ({
    ...samplePurchase,
    id: params.purchaseId,
    state: 'withdrawn' as const,
    withdrawableUntil: null,
  })),
  mock(listSpendingLimits, { limits: [...sampleSpendingLimits] }),
  mock(setSpendingLimit, ({ params, body }) => ({
    limits: sampleSpendingLimits.map((limit) =>
      limit.period === params.period ? { ...limit, ...body, raise: null } : limit,
    ),
  })),
  mock(listShopItems, ({ query }) => sampleShopPage(query)),
  mock(getShopItem, ({ params }) => sampleDetail(params.itemId) ?? fails('NOT_FOUND')),
  mock(buyItem, ({ body }) => {
    const item = sampleDetail(body.itemId)
    if (!item) return fails('NOT_FOUND')
    const balanceCoins = sampleUser.balanceCoins - item.priceCoins * body.quantity
    if (balanceCoins < 0) return fails('INSUFFICIENT_FUNDS')
    return { order: sampleOrderFor(item, body), balanceCoins }
  }),
  mock(giftItem, ({ body }) => {
    const item = sampleDetail(body.itemId)
    if (!item) return fails('NOT_FOUND')
    const balanceCoins = sampleUser.balanceCoins - item.priceCoins * body.quantity
    return balanceCoins < 0 ? fails('INSUFFICIENT_FUNDS') : { order: sampleGiftFor(item, body), balanceCoins }
  }),
  mock(claimCoupon, ({ body }) => ({
    coupon: claimedCoupon(body.code),
    repaidCoins: 0,
    balanceCoins: sampleUser.balanceCoins + 500,
  })),
  mock(listCoupons, ({ query }) => pageOf(sampleCoupons, query)),
  mock(redeemCoupon, ({ params, body }) => {
    const coupon = sampleCoupons.find(({ id }) => id === params.couponId)
    return coupon ? redeemedCoupon(coupon, { ...body, redeemedAt: soon }) : fails('NOT_FOUND')
  }),
  ...happyCharacters,
  ...happyWheel,
  ...happyBoards,
  mock(getGameDataVersion, { version: sampleGameDataVersion }),
  mock(readGameData, ({ query }) => sampleGameDataIn(query.locale)),
  mock(listCouponLogs, ({ query }) =>
    logPageOf(sampleCouponLogs, query, ({ claimedAt, contents }) => ({
      at: claimedAt,
      kinds: [contents.kind],
    })),
  ),
  mock(listDonationLogs, ({ query }) =>
    logPageOf(sampleDonationLogs, query, ({ createdAt, state }) => ({ at: createdAt, kinds: [state] })),
  ),
  mock(listShopLogs, ({ query }) => logPageOf(sampleShopLogs, query, orderFacts)),
  mock(listWalletMovements, ({ query }) => ({
    ...logPageOf(sampleMovements, query, ({ createdAt, kind }) => ({ at: createdAt, kinds: [kind] })),
    balanceCoins: sampleUser.balanceCoins,
    debtCoins: 0,
  })),
  ...happyWheelFairness,
  mock(listLaunchers, sampleLaunchers),
  mock(mailDownloadLink, { sentTo: sampleUser.email }),
  mock(getSupport, sampleSupport),
  mock(sendGuestMessage, ({ body: { email } }) => ({ ...sampleSentMessage, email })),
  mock(sendPlayerMessage, { ...sampleSentMessage, email: sampleUser.email }),
]
