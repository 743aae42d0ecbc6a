import { createWheelTables } from './features/fortune-wheel/wheel-tables.ts'
import { createAuthenticator } from './features/auth/authenticate.ts'
import { listPasskeys } from './features/passkeys/list-passkeys.ts'
import { createLauncherFiles, type LauncherFiles } from './features/download/launcher-files.ts'
import { createBreachedPasswords, type IsBreached } from './features/passwords/breached-passwords.ts'
import { relyingPartyOf } from './features/passkeys/relying-party.ts'
import type { Ports } from './features/ports.ts'
import { createAccessTokens } from './features/sessions/access-token.ts'
import { holdAccount } from './features/sessions/account-refusal.ts'
import { createSessionRenewal } from './features/sessions/renew-session.ts'
import { createSigningKeys } from './features/sessions/signing-keys.ts'
import { createBrowserCheck } from './limits/browser-check.ts'
import { accountLimits, createRequestLimits, networkLimits } from './limits/request-limits.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { createResponsePadding, defaultPaddingMs } from './limits/response-padding.ts'

/** The ports that differ between a server, a test and a drill. */
export interface GivenPorts extends Pick<
  Ports,
  | 'chat'
  | 'clock'
  | 'config'
  | 'database'
  | 'endings'
  | 'limiter'
  | 'live'
  | 'log'
  | 'provider'
  | 'random'
  | 'secretBox'
  | 'taskNotices'
  | 'wheelSigner'
> {
  /** The step of response times that must not reveal whether an account exists. */
  readonly paddingMs?: number | undefined
  readonly sandboxDelayMs?: number | undefined
  readonly isBreached?: IsBreached | undefined
  /** By default those of the configured folder. */
  readonly launcherFiles?: LauncherFiles | undefined
  readonly metrics?: Metrics | undefined
}

const usualSandboxDelayMs = 1500

const breachedPasswordsOf = ({ config: { breachedPasswordsUrl: url }, log }: GivenPorts): IsBreached =>
  url === null ? async () => false : createBreachedPasswords({ url, log })

export function createPorts(given: GivenPorts): Ports {
  const { config, database, clock, endings, random, secretBox } = given
  const { publicUrl, requestsPerMinute } = config
  const { metrics = noMetrics } = given
  const keys = createSigningKeys({ database, secretBox, clock, newId: () => random.uuid() })
  const accessTokens = createAccessTokens({ keys, issuer: publicUrl, clock })
  return {
    ...given,
    publicUrl,
    browserCheck: createBrowserCheck({ ...given, metrics, perMinute: config.registrationsPerMinute }),
    metrics,
    wheelTables: createWheelTables(clock),
    padResponse: createResponsePadding(given.paddingMs ?? defaultPaddingMs),
    accessTokens,
    identify: async (token) => (await accessTokens.verify(token))?.accountId ?? null,
    launcherFiles: given.launcherFiles ?? createLauncherFiles(config.launcherDir, given.log),
    requestLimits: {
      accounts: createRequestLimits(accountLimits(requestsPerMinute.account)),
      networks: createRequestLimits(networkLimits(requestsPerMinute.network)),
    },
    holdAccount,
    ...createAuthenticator({ database, accessTokens, clock, endings }),
    renewal: createSessionRenewal({ random, secretBox, accessTokens, publicUrl }),
    relyingParty: relyingPartyOf(publicUrl),
    listPasskeys,
    async onActivated(transaction, accountId) {
      if (!config.isDemo) return
      const { grantDemoCharacters } = await import('./demo/save-demo-characters.ts')
      await grantDemoCharacters(transaction, accountId)
    },
    isBreached: given.isBreached ?? breachedPasswordsOf(given),
    sandboxDelayMs: given.sandboxDelayMs ?? usualSandboxDelayMs,
  }
}
