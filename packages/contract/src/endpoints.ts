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
} from './account.ts'
import { activateAccount, answerTwoFactor, logIn, register, resendActivation } from './auth.ts'
import {
  keepSession,
  logOut,
  refreshSession,
  endSessionByLink,
  endOtherSessions,
  endSession,
  listSessions,
} from './sessions.ts'
import { getCharacterFile } from './character-file.ts'
import {
  getBazaar,
  getBonuses,
  getCharacter,
  getCharacterChanges,
  getEquipment,
  getInventory,
  getMates,
  recordCharacterVisit,
  setCharacterPrivacy,
} from './character-pages.ts'
import { listCharacters } from './characters.ts'
import { cancelSelection, confirmSelection, listSelections, previewSelection } from './character-selection.ts'
import { activateCharacter, deactivateCharacter, listSwaps } from './character-swapper.ts'
import { connectChat, disconnectChat, getConnections, startChatConnection } from './connections.ts'
import { sendGuestMessage, sendPlayerMessage } from './contact.ts'
import { claimCoupon, listCoupons, redeemCoupon } from './coupons.ts'
import {
  createEquipmentLink,
  deleteEquipmentLink,
  listEquipmentLinks,
  openEquipmentLink,
} from './equipment-links.ts'
import { getGameDataVersion, readGameData } from './game-data.ts'
import { listCouponLogs, listDonationLogs, listShopLogs, listWalletMovements, listWheelLogs } from './logs.ts'
import { listLaunchers, mailDownloadLink } from './download.ts'
import { findOnBoard, getBoardVersion, getRanks, listBoards, readBoard, searchBoard } from './leaderboards.ts'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
  logInWithPasskey,
  startPasskeyLogIn,
} from './passkeys.ts'
import { getPurchase, listPackages, startPurchase, withdrawPurchase } from './purchase.ts'
import { inspectPasswordReset, requestPasswordReset, resetPassword } from './recovery.ts'
import {
  confirmBackupCodes,
  disableTwoFactor,
  enableTwoFactor,
  getSecurity,
  renewBackupCodes,
  startTwoFactor,
} from './two-factor.ts'
import { listSecurityEvents } from './security-events.ts'
import { buyItem, getShopItem, giftItem, listShopItems } from './shop.ts'
import { listSpendingLimits, setSpendingLimit } from './spending-limits.ts'
import { startPasskeyStepUp, stepUp, stepUpWithPasskey } from './step-up.ts'
import { getStatistics } from './statistics.ts'
import { getSupport } from './support.ts'
import {
  exchangeTokens,
  getSpin,
  getWheel,
  getWheelAccount,
  markSpinSeen,
  rotateSeed,
  setSpinLimit,
  spinWheel,
} from './fortune-wheel.ts'
import { getWheelLuck } from './fortune-wheel.ts'
import {
  getCheckpoint,
  getWheelStatistics,
  listWheelTables,
  proveConsistency,
  proveSpin,
  readWheelLog,
} from './wheel-fairness.ts'

/** Every endpoint of the contract by name. The name is also its operationId and the name of its handler. */
export const endpoints = {
  register,
  resendActivation,
  activateAccount,
  logIn,
  answerTwoFactor,
  startPasskeyLogIn,
  logInWithPasskey,
  keepSession,
  refreshSession,
  logOut,
  stepUp,
  startPasskeyStepUp,
  stepUpWithPasskey,
  requestPasswordReset,
  inspectPasswordReset,
  resetPassword,
  confirmEmail,
  undoEmailChange,
  endSessionByLink,
  getUser,
  changeAppearance,
  changeEmail,
  cancelEmailChange,
  changePassword,
  startDataExport,
  deleteAccount,
  cancelAccountDeletion,
  getSecurity,
  startTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  renewBackupCodes,
  confirmBackupCodes,
  startPasskeyRegistration,
  addPasskey,
  renamePasskey,
  removePasskey,
  listSessions,
  endSession,
  endOtherSessions,
  listSecurityEvents,
  getConnections,
  startChatConnection,
  connectChat,
  disconnectChat,
  listPackages,
  startPurchase,
  getPurchase,
  withdrawPurchase,
  listSpendingLimits,
  setSpendingLimit,
  listShopItems,
  getShopItem,
  buyItem,
  giftItem,
  claimCoupon,
  listCoupons,
  redeemCoupon,
  getWheel,
  getWheelAccount,
  spinWheel,
  getSpin,
  markSpinSeen,
  rotateSeed,
  exchangeTokens,
  setSpinLimit,
  getWheelLuck,
  proveSpin,
  listWheelTables,
  getCheckpoint,
  readWheelLog,
  proveConsistency,
  getWheelStatistics,
  listCharacters,
  activateCharacter,
  deactivateCharacter,
  listSwaps,
  previewSelection,
  confirmSelection,
  cancelSelection,
  listSelections,
  getCharacter,
  getEquipment,
  getInventory,
  getBonuses,
  getBazaar,
  getMates,
  getStatistics,
  setCharacterPrivacy,
  getCharacterFile,
  listEquipmentLinks,
  createEquipmentLink,
  openEquipmentLink,
  deleteEquipmentLink,
  getCharacterChanges,
  recordCharacterVisit,
  getGameDataVersion,
  readGameData,
  getRanks,
  listBoards,
  readBoard,
  getBoardVersion,
  findOnBoard,
  searchBoard,
  listCouponLogs,
  listDonationLogs,
  listShopLogs,
  listWalletMovements,
  listWheelLogs,
  listLaunchers,
  mailDownloadLink,
  getSupport,
  sendGuestMessage,
  sendPlayerMessage,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
