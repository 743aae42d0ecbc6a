import { type CampaignRow, listCampaigns } from '../features/coupons/list-campaigns.ts'
import { stopCampaign } from '../features/coupons/stop-campaign.ts'
import { addCodesCommand } from './add-codes-command.ts'
import { createCampaignCommand } from './create-campaign-command.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

function contentsOf({ coins, tickets, itemId, quantity }: CampaignRow): string {
  if (coins !== null) return `${coins} OC`
  return tickets === null ? `${quantity} × ${itemId}` : `${tickets} wheel tickets`
}

function lineOf(row: CampaignRow): string {
  const { id, name, state, startsAt, endsAt } = row
  const left = row.claimsLeft === null ? '' : `, ${row.claimsLeft} left`
  return `${id}  ${state}  ${name}: ${contentsOf(row)}, ${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'open end'}; ${row.codes} codes in ${row.batches} batches, ${row.claims} claims${left}`
}

export const campaignCommands: readonly OperatorCommand[] = [
  createCampaignCommand,
  addCodesCommand,
  {
    kind: 'reading',
    name: 'campaigns list',
    summary: 'all campaigns, the newest first',
    async run({ database, print }) {
      for (const campaign of await listCampaigns(database)) print(lineOf(campaign))
      return true
    },
  },
  {
    kind: 'act',
    name: 'campaigns stop',
    operands: ['<id>'],
    summary: 'ends a campaign now; what was claimed stays claimed',
    async run({ database, print }, [id], by) {
      const campaignId = idOf(id)
      await database.transaction(async (transaction) => {
        if (!(await stopCampaign(transaction, campaignId)))
          throw new Refusal(`Campaign ${campaignId} is not stopped: it is not there, or has ended`)
        await recordAct(transaction, { by, command: 'campaigns stop', details: { campaignId } })
      })
      print(`Campaign ${campaignId} has ended`)
    },
  },
]
