import { closeRequest } from './close-request.ts'
import { idOf, type Act, type OperatorCommand, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'
import { listOpenRequests, type OperatorRequest, readRequest, requestText, storedFiles } from './requests.ts'

function expectConfirmable({ id, who, state }: OperatorRequest, by: Attribution): void {
  if (state !== 'open') throw new Refusal(`Request ${id} is not confirmed: it is ${state}`)
  if (who === by.who) throw new Refusal(`Request ${id} is yours: another operator has to confirm it`)
}

const endings = {
  rejected: 'it is not open, or yours: withdraw it',
  withdrawn: 'it is not open, or not yours: reject it',
}

const ending = (name: string, state: keyof typeof endings, summary: string): OperatorCommand => ({
  kind: 'act',
  name,
  operands: ['<id>'],
  summary,
  async run({ database, print }, [id], by) {
    const requestId = idOf(id)
    await database.transaction(async (transaction) => {
      if (!(await closeRequest(transaction, { requestId, state, by: by.who })))
        throw new Refusal(`Request ${requestId} is not ${state}: ${endings[state]}`)
      await recordAct(transaction, { by, command: name, details: { requestId } })
    })
    print(`Request ${requestId} is ${state}`)
  },
})

/** Requests for commands that need a second operator. */
export const requestCommands = (commands: readonly OperatorCommand[]): readonly OperatorCommand[] => [
  {
    kind: 'reading',
    name: 'requests list',
    summary: 'commands that wait for a second operator, the oldest first',
    async run({ database, print }) {
      for (const request of await listOpenRequests(database)) print(requestText(request))
      return true
    },
  },
  {
    kind: 'reading',
    name: 'requests show',
    operands: ['<id>'],
    summary: 'a request with the contents of its files',
    async run({ database, print }, [id]) {
      const request = await readRequest(database, idOf(id))
      print(`${requestText(request)} (${request.state})`)
      for (const [file, text] of Object.entries(request.files)) print(`${file}:\n${text}`)
      return true
    },
  },
  {
    kind: 'act',
    name: 'requests confirm',
    operands: ['<id>'],
    summary: 'runs what another operator requested, exactly as it was stored',
    async run(ports, [id], by) {
      const request = await readRequest(ports.database, idOf(id))
      expectConfirmable(request, by)
      const command = commands.find(
        (known): known is Act => known.kind === 'act' && known.name === request.command,
      )
      if (!command)
        throw new Refusal(`Request ${request.id} is not confirmed: there is no command ${request.command}`)
      ports.print(requestText(request))
      const { who, why, operands } = request
      await command.run({ ...ports, files: storedFiles(request) }, operands, {
        ...by,
        who,
        why,
        confirmation: { requestId: request.id, confirmedBy: by.who, confirmedWhy: by.why },
      })
    },
  },
  ending('requests reject', 'rejected', 'closes the request of another operator'),
  ending('requests withdraw', 'withdrawn', 'closes your own request'),
]
