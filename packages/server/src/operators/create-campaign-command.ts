import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { createCampaign } from '../features/coupons/create-campaign.ts'
import { CampaignFile } from './campaign-file.ts'
import { drawCodes } from './draw-codes.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'

const name = 'campaigns create'

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

export const createCampaignCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<file>'],
  summary: 'opens a campaign with its codes, which are printed this once',
  async run(ports, [file], by) {
    const campaign = await readJsonFile(ports.files, file, CampaignFile)
    const codes = await drawCodes(ports, file, campaign.batches)
    await codes.handOut(`Campaign ${campaign.name} is there.`, async (transaction) => {
      refuseProblems(file, await problemsOf(transaction, campaign))
      const campaignId = await createCampaign(transaction, campaign)
      await codes.add(transaction, campaignId)
      await recordAct(transaction, {
        by,
        command: name,
        details: { campaignId, ...campaign, batches: codes.summary },
      })
    })
  },
}
