import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { couponCodeFrom } from '../features/coupons/coupon-rules.ts'
import { addBatch, createCampaign } from '../features/coupons/create-campaign.ts'
import { CampaignFile } from './campaign-file.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'

type Campaign = z.output<typeof CampaignFile>

async function problemsOf(
  transaction: Transaction,
  { name, contents, endsAt, startsAt, allowedAccountIds }: Campaign,
) {
  const { isNameTaken, isOver, unknownIds } = await transaction.one<{
    isNameTaken: boolean
    isOver: boolean
    unknownIds: number[]
  }>(sql`
    select exists (select from coupon_campaign where name = ${name}) as is_name_taken,
      coalesce(${endsAt}::timestamptz <= greatest(now(), ${startsAt}::timestamptz), false) as is_over,
      array(
        select given from unnest(${allowedAccountIds ?? []}::bigint[]) as given
        where not exists (select from account where id = given) order by given
      ) as unknown_ids`)
  const problems: string[] = []
  if (isNameTaken) problems.push(`name: there is a campaign ${name} already`)
  if (isOver) problems.push('endsAt: expected a moment to come, after startsAt')
  if (unknownIds.length > 0) problems.push(`allowedAccountIds: no accounts ${unknownIds.join(', ')}`)
  if (
    'itemId' in contents &&
    !(await transaction.maybeOne(sql`select from item where id = ${contents.itemId}`))
  )
    problems.push(`contents.itemId: there is no item ${contents.itemId}`)
  return problems
}

function drawnBatches({ batches }: Campaign, { random }: OperatorPorts) {
  const draw = () => couponCodeFrom((below) => random.int(below))
  return batches.map(({ codes, ...batch }) => ({
    ...batch,
    codes: typeof codes === 'number' ? Array.from({ length: codes }, draw) : codes,
  }))
}

export const createCampaignCommand: OperatorCommand = {
  kind: 'act',
  name: 'campaigns create',
  operand: '<file>',
  summary: 'opens a campaign with its codes, which are printed this once',
  async run(ports, file, by) {
    const campaign = readJsonFile(file, CampaignFile)
    const batches = drawnBatches(campaign, ports)
    const secretBox = ports.secretBox()
    const campaignId = await ports.database.transaction(async (transaction) => {
      refuseProblems(file, await problemsOf(transaction, campaign))
      const campaignId = await createCampaign(transaction, campaign)
      for (const batch of batches) {
        const added = await addBatch(transaction, secretBox, { campaignId, ...batch })
        if (added < batch.codes.length)
          throw new Refusal(
            `${file} is not usable:\n  batch ${batch.name}: ${batch.codes.length - added} codes are there already, or twice`,
          )
      }
      await recordAct(transaction, by, 'campaigns create', {
        campaignId,
        ...campaign,
        batches: batches.map(({ codes, ...batch }) => ({ ...batch, codes: codes.length })),
      })
      return campaignId
    })
    ports.print(`Campaign ${campaignId}. Its codes are kept as hashes only: they are not shown again.`)
    for (const { name, codes } of batches) for (const code of codes) ports.print(`${name}\t${code}`)
  },
}
