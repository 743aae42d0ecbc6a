import type { ChatAccountProvider } from '../chat-account/chat-account-provider.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Authenticate, HoldAccount, Identify } from '../http/session.ts'
import type { BrowserCheck } from '../limits/browser-check.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { PadResponse } from '../limits/response-padding.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { Random } from '../random.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { WheelTables } from './fortune-wheel/wheel-tables.ts'
import type { WheelSigner } from './fortune-wheel/wheel-signer.ts'
import type { LauncherFiles } from './download/launcher-files.ts'
import type { LiveEvents } from './live/live-events.ts'
import type { listPasskeys } from './passkeys/list-passkeys.ts'
import type { IsBreached } from './passwords/breached-passwords.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { SessionRenewal } from './sessions/renew-session.ts'
import type { SessionEndings } from './sessions/session-endings.ts'
import type { TaskNotices } from './tasks/task-notices.ts'

/**
 * Everything that features need from outside. The process creates it once; each command picks the ports that
 * it uses. Modules that create a port must not import this one.
 */
export interface Ports {
  readonly config: Config
  /** The origin of the portal, from the configuration. Links, cookies and passkeys belong to it. */
  readonly publicUrl: string
  readonly database: Database
  /** The log of the process. Handlers pass the log of their request instead. */
  readonly log: Log
  readonly metrics: Metrics
  readonly clock: Clock
  readonly random: Random
  readonly limiter: Limiter
  /** The files of the launcher that the portal hands out. */
  readonly launcherFiles: LauncherFiles
  /** For acts of visitors that reach mailboxes of strangers. */
  readonly browserCheck: BrowserCheck
  /** For responses whose timing must not reveal whether an account exists. */
  readonly padResponse: PadResponse
  /** Seals secrets that the database stores. */
  readonly secretBox: SecretBox
  readonly accessTokens: AccessTokens
  readonly identify: Identify
  readonly authenticate: Authenticate
  /** What one sender may take of this process. */
  readonly requestLimits: { readonly accounts: RequestLimits; readonly networks: RequestLimits }
  /**
   * Makes this process notice at once that a session has ended or changed. Others notice an end at once, by
   * `endings`, and a change within seconds.
   */
  readonly forgetSession: (sessionId: string) => void
  /** Tells this process of sessions that end in others. */
  readonly endings: SessionEndings
  readonly holdAccount: HoldAccount
  readonly renewal: SessionRenewal
  /** The site that passkeys are bound to. */
  readonly relyingParty: RelyingParty
  /** A port, because `two-factor` must not import `passkeys`, which depends on it. */
  readonly listPasskeys: typeof listPasskeys
  /** Runs in the transaction that activates an account. */
  readonly onActivated: (transaction: Transaction, accountId: number) => Promise<void>
  /** Takes payments. */
  readonly provider: PaymentProvider
  /** How long the payment sandbox takes to process a payment. */
  readonly sandboxDelayMs: number
  readonly isBreached: IsBreached
  /** Identifies chat accounts. */
  readonly chat: ChatAccountProvider
  readonly live: LiveEvents
  /** Wakes claims of game servers that wait for tasks. */
  readonly taskNotices: TaskNotices
  /** Signs the public statements of the fortune wheel. */
  readonly wheelSigner: WheelSigner
  /** The odds of the fortune wheel. */
  readonly wheelTables: WheelTables
}
