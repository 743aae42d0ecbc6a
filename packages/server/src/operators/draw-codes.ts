import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { generateCouponCode } from '../features/coupons/coupon-rules.ts'
import { addBatch } from '../features/coupons/create-campaign.ts'
import type { Batches } from './campaign-file.ts'
import type { OperatorPorts } from './operator-command.ts'
import { refuseProblems } from './read-json-file.ts'

interface DrawnCodes {
  /** Details to record, without the codes. */
  readonly summary: readonly object[]
  /** Refuses the file if one of its codes already exists. */
  add(transaction: Transaction, campaignId: number): Promise<void>
  /**
   * Adds the codes in one transaction, then prints them below the result. Also prints them if the outcome of
   * the commit is unknown, because committed codes cannot be read again.
   */
  handOut(done: string, act: (transaction: Transaction) => Promise<void>): Promise<void>
}

const notice = 'Codes are kept as hashes only: they are not shown again.'

/** The codes of batches: generated, or taken from the file. */
export function drawCodes(ports: OperatorPorts, file: string, given: Batches): DrawnCodes {
  const secretBox = ports.secretBox()
  const draw = () => generateCouponCode((below) => ports.random.int(below))
  const batches = given.map(({ codes, ...batch }) => ({
    ...batch,
    codes: typeof codes === 'number' ? Array.from({ length: codes }, draw) : codes,
  }))
  function print(heading: string) {
    ports.print(`${heading} ${notice}`)
    for (const { name, codes } of batches) for (const code of codes) ports.print(`${name}\t${code}`)
  }
  return {
    summary: batches.map(({ codes, ...batch }) => ({ ...batch, codes: codes.length })),
    async add(transaction, campaignId) {
      for (const batch of batches) {
        const known = batch.codes.length - (await addBatch(transaction, secretBox, { campaignId, ...batch }))
        if (known > 0)
          refuseProblems(file, [`batch ${batch.name}: codes that are there already, or twice: ${known}`])
      }
    },
    async handOut(done, act) {
      let isWritten = false
      try {
        await ports.database.transaction(async (transaction) => {
          isWritten = false
          await act(transaction)
          isWritten = true
        })
      } catch (error) {
        if (isWritten && error instanceof Failure)
          print(
            `NOT CONFIRMED, the connection was lost at the end: acts list tells whether this is so. ${done}`,
          )
        throw error
      }
      print(done)
    },
  }
}
