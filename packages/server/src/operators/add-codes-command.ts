import sql from 'sql-template-tag'
import { CodesFile } from './campaign-file.ts'
import { drawCodes } from './draw-codes.ts'
import { type OperatorCommand, Refusal } from './operator-command.ts'
import { readJsonFile } from './read-json-file.ts'
import { recordAct } from './record-act.ts'

const name = 'campaigns add-codes'

export const addCodesCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<file>'],
  summary: 'adds codes to a campaign, which are printed this once',
  async run(ports, [file], by) {
    const { campaignId, batches } = await readJsonFile(ports.files, file, CodesFile)
    const codes = await drawCodes(ports, file, batches)
    await codes.handOut(`Campaign ${campaignId} has new codes.`, async (transaction) => {
      // The lock keeps the campaign from being stopped in the meantime.
      const campaign = await transaction.maybeOne(sql`
        select from coupon_campaign where id = ${campaignId} and (ends_at is null or ends_at > now()) for share`)
      if (!campaign) throw new Refusal(`Campaign ${campaignId} gets no codes: it is not there, or has ended`)
      await codes.add(transaction, campaignId)
      await recordAct(transaction, { by, command: name, details: { campaignId, batches: codes.summary } })
    })
  },
}
