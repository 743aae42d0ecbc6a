import type { DataOf, ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { z } from '@olympus/contract/schema'
import type { spinWheel as endpoint } from '@olympus/contract/fortune-wheel'
import type { SeedChoice, Spin } from '@olympus/contract/wheel'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { DeliveryRow } from '../deliveries/delivery-view.ts'
import { accountView } from './account-view.ts'
import { activateSeed } from './activate-seed.ts'
import { drawSpin, type DrawnSpin } from './draw-spin.ts'
import { grantCoins } from './grant-coins.ts'
import { type LockedSpin, lockSpin } from './lock-spin.ts'
import { prepareAccount } from './prepare-account.ts'
import type { SeedPorts } from './seeds.ts'
import { spinRefusal } from './spin-refusal.ts'
import { spinOf } from './spin-view.ts'
import { type ActiveSeed, readStanding, type Standing } from './standing.ts'
import { usableSeed } from './standing-decisions.ts'
import { writeSpin } from './write-spin.ts'

interface SpinRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  /** The idempotency key of the request. */
  readonly requestKey: string
  readonly characterId: number
  readonly seed?: z.output<typeof SeedChoice> | undefined
}

type SpinRefusal = Failure<ErrorOf<typeof endpoint>>

type Receiver = NonNullable<LockedSpin['character']>

interface SpunParts {
  readonly before: Standing
  readonly after: Standing
  readonly drawn: DrawnSpin
  readonly receiver: Receiver
  readonly delivery: DeliveryRow | null
}

interface Ready {
  readonly standing: Standing
  readonly seed: ActiveSeed
}

/** The seed to draw with. Activates the next one if none is active and the player has chosen a number. */
async function readySeed(
  transaction: Transaction,
  ports: SeedPorts,
  { standing, choice }: { readonly standing: Standing; readonly choice: SpinRequest['seed'] },
): Promise<Ready | Failure<'CLIENT_SEED_REQUIRED' | 'SEED_CHANGED'>> {
  const seed = usableSeed(standing)
  // A page that offers a choice while a seed is active shows an old state.
  if (seed) return choice ? new Failure('SEED_CHANGED') : { standing, seed }
  if (!choice) return new Failure('CLIENT_SEED_REQUIRED')
  const activated = await activateSeed(transaction, ports, { standing, choice })
  if (activated instanceof Failure) return activated
  const changed = await readStanding(transaction, standing.accountId)
  if (!changed.active) throw new Error('No seed was activated')
  return { standing: changed, seed: changed.active }
}

type CharacterRefusal = Failure<'CHARACTER_DOOMED' | 'CHARACTER_NOT_ACTIVE' | 'CHARACTER_NOT_FOUND'>

/** Spins for the character, unless it may receive nothing. */
function receiverOf({ character }: LockedSpin, { isDoomed }: Standing): Receiver | CharacterRefusal {
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  if (!character.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  return isDoomed ? new Failure('CHARACTER_DOOMED') : character
}

/** The spin as it is read later, without reading it. */
const newSpinOf = ({ before, after, drawn, receiver, delivery }: SpunParts, locale: LocaleCode): Spin =>
  spinOf(
    {
      ...drawn.reward,
      ...(delivery ?? { deliveryId: null }),
      id: drawn.id,
      spinNo: after.spins,
      set: drawn.set,
      tableVersion: drawn.seed.table.version,
      rowIndex: drawn.rowIndex,
      weightTotal: drawn.weightTotal,
      draw: drawn.draw,
      characterId: receiver.id,
      characterName: receiver.name,
      couponId: null,
      seedHash: drawn.seed.seedHash,
      nonce: drawn.seed.spins,
      receipt: drawn.receipt,
      spunAt: before.now,
      ticketsAfter: after.tickets,
      tokensAfter: after.tokens,
    },
    locale,
  )

/**
 * Spins the wheel: ticket, token, draw, reward, receipt and entry of the public log are written together.
 * Spins of an account follow one another. Locks coins, wheel account and character, in this order.
 */
export async function spinWheel(
  transaction: Transaction,
  ports: SeedPorts,
  request: SpinRequest,
): Promise<DataOf<typeof endpoint> | SpinRefusal> {
  const { accountId, characterId, locale, requestKey } = request
  const locked = await lockSpin(transaction, request)
  const read = await readStanding(transaction, accountId, characterId)
  const receiver = receiverOf(locked, read)
  if (receiver instanceof Failure) return receiver
  const prepared = await prepareAccount(transaction, ports, read)
  const refused = await spinRefusal(transaction, prepared)
  if (refused) return refused
  const ready = await readySeed(transaction, ports, { standing: prepared, choice: request.seed })
  if (ready instanceof Failure) return ready
  const { standing: before } = ready
  const drawn = await drawSpin(transaction, ports, { ...ready, id: locked.id })
  const ledgerTransactionId = await grantCoins(transaction, { wallet: locked.wallet, drawn })
  const spin = { standing: before, characterId, requestKey, drawn, ledgerTransactionId }
  const { standing: after, delivery } = await writeSpin(transaction, spin)
  const newest = newSpinOf({ before, after, drawn, receiver, delivery }, locale)
  return { spin: newest, account: await accountView(transaction, ports, { standing: after, locale, newest }) }
}
