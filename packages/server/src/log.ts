import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'debug' | 'error' | 'fatal' | 'info' | 'isLevelEnabled' | 'warn'> & {
  child(bindings: object): Log
}

const secretNames = [
  'authorization',
  'backupCodes',
  'bindSecret',
  'body',
  'challenge',
  'code',
  'cookie',
  'credential',
  'html',
  'keyUri',
  'link',
  'newPassword',
  'password',
  'passwordHash',
  'refreshToken',
  'secret',
  'secretKey',
  'text',
  'token',
]

/** Fields of database errors that quote rows, parameters and statements. */
const quotingNames = ['detail', 'hint', 'internalQuery', 'params', 'query', 'where']

const redactedPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...quotingNames.flatMap((name) => [`err.${name}`, `err.*.${name}`, `err.aggregateErrors[*].${name}`]),
]

/** The code of an error, such as ECONNREFUSED, is no secret. Other codes are sent by mail or by an app. */
const censor = (value: unknown, [first, second, ...rest]: readonly string[]): unknown =>
  first === 'err' && second === 'code' && rest.length === 0 ? value : '[redacted]'

/** Writes JSON lines to standard output. Fields that hold secrets are masked up to three levels deep. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactedPaths, censor },
  }
  return destination ? pino(options, destination) : pino(options)
}

export const silentLog: Log = createLog('silent')
