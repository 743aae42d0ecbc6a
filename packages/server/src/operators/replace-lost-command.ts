import { type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'
import { findLostKey, type LostKey, replaceLostKeys } from './replace-lost-keys.ts'

const name = 'keys replace-lost'

const mismatchText = ({ id, hasHashKey }: LostKey, operand: string) =>
  hasHashKey
    ? `the key that SECRET_KEY lacks is ${id}, not ${operand}`
    : `servers start with this SECRET_KEY. To remove only what no key opens, name the key ${id}`

/** The operand confirms the loss: it is the ID of the key that a start without it names. */
export const replaceLostCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<key-id>'],
  needsStoppedServer: true,
  summary: 'gives up what a lost SECRET_KEY has sealed, so that the portal starts with another one',
  async run({ database, keyRing, random, config, print }, [operand], by) {
    const ring = keyRing()
    const replaced = await database.transaction(async (transaction) => {
      // It reads everything that is sealed, which takes longer than the statement timeout of the server.
      await transaction.script('set local statement_timeout = 0')
      const lostKey = await findLostKey(transaction, ring)
      if (lostKey.id !== operand) throw new Refusal(`Nothing was changed: ${mismatchText(lostKey, operand)}`)
      const ports = { ring, random, publicUrl: config.publicUrl }
      const replaced = await replaceLostKeys(transaction, ports, lostKey)
      if (!replaced) throw new Refusal('Nothing was changed: SECRET_KEY opens everything')
      const { campaigns, ...counts } = replaced
      await recordAct(transaction, {
        by,
        command: name,
        details: {
          lostKeyId: operand,
          keyId: ring.sealingKeyId,
          ...counts,
          campaignIds: campaigns.map(({ id }) => id),
        },
      })
      return replaced
    })
    print(`${replaced.boxes} sealed values were removed, ${replaced.sessions} sessions ended`)
    print(`${replaced.accounts} accounts lost their second factor and were mailed to set a new password`)
    for (const { id, name, state, codes } of replaced.campaigns)
      print(`Campaign ${id} (${state}) needs new codes: ${name}, ${codes} codes until now`)
    print(`The portal starts with key ${ring.sealingKeyId}`)
  },
}
