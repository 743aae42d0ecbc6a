import 'virtual:catalogs/errors'

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ApiError, ApiErrorKey } from '@olympus/api-client/api-error'
import type { ErrorKey } from '@olympus/contract/errors'

import { offlineMessage } from './offline-message.ts'
import { unexpectedMessage } from './unexpected-message.ts'

/** The text of each refusal: the catalog of section 8 of the specification, and additional keys. */
export const errorMessages: Record<ErrorKey, MessageDescriptor> = {
  BAD_REQUEST: msg`Something is wrong with this request. Check what you entered and try again.`,
  '2FA_CODE_INVALID': msg`This code is invalid. Try again.`,
  '2FA_ERROR': msg`Wrong code.`,
  CAN_NOT_DEACTIVATE: msg`This character cannot be deactivated.`,
  INVALID_EMAIL_FORMAT: msg`This is not a valid email address.`,
  LOGOUT_ERROR: msg`The server could not end your session. You are logged out on this device.`,
  NEED_TO_BE_OFFLINE: msg`Your account must be offline to enable or disable characters.`,
  NO_SLOT_AVAILABLE: msg`No character slot is available. Deactivate a character first.`,
  SESSION_HANDLE_ERROR: msg`Your session cannot be continued. Log in again.`,
  SESSION_REFRESH_ERROR: msg`Your session cannot be continued. Log in again.`,
  UNKNOWN_CREDENTIALS: msg`Unknown credentials. Check your email and password.`,
  WRONG_PASSWORD: msg`Wrong password.`,
  ALREADY_CLAIMED: msg`This coupon has already been claimed.`,
  EXPIRED: msg`This coupon has expired.`,
  INVALID_CODE: msg`This coupon code is invalid.`,
  NOT_ELIGIBLE_ACCOUNT_TOO_RECENT: msg`Your account is too new for this coupon.`,
  NOT_ELIGIBLE_NO_WHITELIST: msg`Your account is not eligible for this coupon.`,
  INTERNAL_SERVER_ERROR: unexpectedMessage,
  INTERNAL_SERVER_ERROR_SESSION_REFRESH: msg`Your session could not be renewed because of an unexpected error. Try again.`,
  NOT_FOUND_ACCOUNT_BY_EMAIL: msg`There is no account for this email address.`,
  UNAUTHORIZED_BANNED_ACCOUNT: msg`This account is banned. Contact support.`,
  UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT: msg`Activate your account before you log in. The link is in the email we sent you.`,
  UNAUTHORIZED_SESSION_EXPIRED: msg`Your session has expired. Log in again.`,
  NOT_FOUND: msg`This no longer exists.`,
  UNAUTHORIZED: msg`Log in to continue.`,

  INSUFFICIENT_FUNDS: msg`You do not have enough Olympus Coins.`,
  ACCOUNT_IN_DEBT: msg`You owe Olympus Coins. You can spend again once your next purchases have paid it off.`,
  COINS_ALREADY_SPENT: msg`You have already spent coins from this purchase, so you can no longer withdraw from it.`,
  WITHDRAWAL_PERIOD_OVER: msg`The 14-day withdrawal period for this purchase has ended.`,
  WITHDRAWAL_NOT_POSSIBLE: msg`You cannot withdraw from this purchase. It has not been paid, or it has already been refunded.`,
  PAYMENT_INSUFFICIENT_FUNDS: msg`Insufficient funds in your account.`,
  PAYMENT_CARD_DETAILS_INCORRECT: msg`The card details were entered incorrectly.`,
  PAYMENT_FAILED: msg`The payment failed.`,
  PAYMENT_PROVIDER_UNAVAILABLE: msg`The payment provider is having temporary issues. Try again later.`,
  PURCHASE_ERROR: msg`Something went wrong with this purchase. Try again, or contact support.`,
  SPENDING_LIMIT_REACHED: msg`This purchase exceeds a spending limit you set. Choose a smaller amount.`,
  CHARACTER_NOT_FOUND: msg`Character not found.`,
  CHARACTER_ALREADY_ACTIVE: msg`This character is active already.`,
  CHARACTER_DOOMED: msg`This character is about to be deleted. Nothing can be sent to it.`,
  SWAP_NOT_YET: msg`You have used this week’s activation.`,
  SWAP_PENDING: msg`Another swap is waiting for the game. Try again once it is done.`,
  SELECTION_EMPTY: msg`Keep at least one character, and leave out at least one.`,
  SELECTION_PENDING: msg`Swapping is closed while a permanent selection is open.`,
  SELECTION_RUNNING: msg`The selection is being carried out and can no longer be changed.`,
  ACCOUNT_DELETION_PENDING: msg`Your account is scheduled for deletion. Cancel that first.`,
  PREVIEW_CHANGED: msg`Your characters have changed. Look at the list again before you confirm.`,
  ACKNOWLEDGEMENT_MISSING: msg`Please confirm that you have read what happens.`,
  PHRASE_WRONG: msg`The phrase does not match.`,
  CHARACTER_NOT_ACTIVE: msg`This character is deactivated. Choose an active one.`,
  NO_TICKETS: msg`You have no tickets left.`,
  INSUFFICIENT_TOKENS: msg`You do not have enough tokens.`,
  CLIENT_SEED_REQUIRED: msg`Your number for the draws is missing. Nothing was spent. Try again.`,
  SEED_CHANGED: msg`Our number for the next draws has changed. Nothing was spent. Try again.`,
  SPIN_LIMIT_REACHED: msg`You have reached the limit of spins that you set.`,
  WHEEL_CLOSED: msg`The fortune wheel is closed right now.`,
  GIFT_TO_OWN_CHARACTER: msg`This is your own character. Buy the item for it instead of sending it as a gift.`,
  PURCHASE_LIMIT_REACHED: msg`You cannot buy that many of this item anymore.`,
  ACTIVATION_LINK_INVALID: msg`An error has occurred. Please check your activation link.`,

  RESET_LINK_INVALID: msg`This link has expired or was already used. Request a new one.`,
  EMAIL_LINK_INVALID: msg`This link has expired or was already used.`,
  SESSION_LINK_INVALID: msg`This link has expired.`,
  STEP_UP_REQUIRED: msg`Confirm your identity to continue.`,
  BROWSER_CHECK_REQUIRED: msg`We could not check your browser. Wait a minute and try again.`,
  TWO_FACTOR_ALREADY_ENABLED: msg`Two-factor authentication is already on.`,
  TWO_FACTOR_NOT_ENABLED: msg`Two-factor authentication is off.`,
  TWO_FACTOR_ENROLMENT_EXPIRED: msg`This took too long. Start again with a new QR code.`,
  PASSKEY_INVALID: msg`This passkey could not be verified. Try again, or use your password.`,
  PASSKEY_UNKNOWN: msg`This passkey no longer belongs to an account. Use your password, and delete the passkey from your device.`,
  PASSKEY_LIMIT_REACHED: msg`You have reached the maximum number of passkeys. Remove one first.`,
  CONNECTION_STATE_INVALID: msg`The connection was not started in this browser, or it took too long. Try again.`,
  CONNECTION_TAKEN: msg`This chat account is already connected to another account.`,
  CONNECTION_PROVIDER_UNAVAILABLE: msg`The chat community is not responding right now. Try again later.`,
  USERNAME_TAKEN: msg`This username is taken. Choose another one.`,
  WRONG_EMAIL: msg`This is not the current email address of your account.`,
  EMAIL_UNCHANGED: msg`This is already the email address of your account.`,
  PASSWORD_UNCHANGED: msg`This is already your password. Choose another one.`,
  CONFIRMATION_MISMATCH: msg`What you typed does not match your username.`,
  PASSWORD_BREACHED: msg`This password has appeared in a data breach. Choose another one.`,
  PASSWORD_TOO_COMMON: msg`This password is too common. Choose another one.`,
  PASSWORD_CONTAINS_IDENTITY: msg`The password must not contain your username or email address.`,
  PRICE_CHANGED: msg`The price has changed. Check it and confirm again.`,
  ITEM_NOT_AVAILABLE: msg`This item is no longer available.`,
  ALREADY_REDEEMED: msg`This coupon has already been redeemed.`,
  ACCOUNT_CHANGED: msg`Another account has logged in on this device. Reload the page.`,
  FORBIDDEN: msg`You are not allowed to do this.`,
  IDEMPOTENCY_KEY_REQUIRED: msg`This request was incomplete. Reload the page and try again.`,
  IDEMPOTENCY_MISMATCH: msg`This request was already sent with different data. Reload the page and try again.`,
  METHOD_NOT_ALLOWED: msg`The server does not support this. Reload the page and try again.`,
  PAYLOAD_TOO_LARGE: msg`This is too long. Shorten what you entered.`,
  UNSUPPORTED_MEDIA_TYPE: msg`The server does not understand this request. Reload the page and try again.`,
  EQUIPMENT_LINK_LIMIT_REACHED: msg`This character has the maximum number of links to its equipment. Delete one first.`,
  CONTACT_FORM_CLOSED: msg`The contact form is closed right now. Use one of the other ways to reach us.`,
  TOO_MANY_REQUESTS: msg`Too many attempts. Wait a moment and try again.`,
  SERVICE_UNAVAILABLE: msg`The service is not available right now. Try again in a moment.`,
}

const messages: Partial<Record<ApiErrorKey, MessageDescriptor>> = errorMessages

/** The text of a failed call. A reply that this build does not understand is unexpected. */
export const messageOfError = ({ key, isOffline }: Pick<ApiError, 'key' | 'isOffline'>): MessageDescriptor =>
  messages[key] ?? (isOffline ? offlineMessage : unexpectedMessage)

/** The ID to show with the text of a failed call; null if the player needs none. */
export const requestIdOfError = (error: ApiError): string | null =>
  error.isUnexpected || !(error.key in messages) ? error.requestId : null

const minutesLong = 90

/** For a `TOO_MANY_REQUESTS` that includes the time to wait. */
export function waitMessage(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < minutesLong)
    return msg`Too many attempts. ${plural(minutes, { one: 'Try again in # minute.', other: 'Try again in # minutes.' })}`
  const hours = Math.ceil(minutes / 60)
  return msg`Too many attempts. ${plural(hours, { one: 'Try again in # hour.', other: 'Try again in # hours.' })}`
}
