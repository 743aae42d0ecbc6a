import { type Cell, csvLines } from '@olympus/contract/csv'
import type { Hono } from 'hono'
import { plainTexts } from '../../http/plain-texts.ts'
import { apiHeaders } from '../../http/security-headers.ts'
import type { Ports } from '../ports.ts'
import { attachment } from './attachment.ts'
import { exportReadme } from './export-readme.ts'
import type { SectionData } from './read-sections.ts'
import { exportsPath } from './start-data-export.ts'
import { type DataExport, takeDataExport } from './take-data-export.ts'
import { type ZippedFile, zipStream } from './zip-stream.ts'

function* jsonLines(rows: SectionData['rows']): Generator<string> {
  yield '['
  for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}\n${JSON.stringify(row)}`
  yield '\n]\n'
}

function* cellsOf({ columns, rows }: SectionData): Generator<Cell[]> {
  for (const row of rows) yield columns.map((column) => row[column] ?? null)
}

function* filesOf(taken: DataExport): Generator<ZippedFile> {
  const { sections, folders, locale, username, createdAt } = taken
  yield { name: 'README.txt', chunks: [exportReadme(taken, locale, { username, createdAt })] }
  for (const section of sections) {
    const { name, columns, rows } = section
    yield { name: `${name}.json`, chunks: jsonLines(rows) }
    yield { name: `${name}.csv`, chunks: csvLines(columns, cellsOf(section)) }
  }
  for (const { folder, files } of folders)
    for (const { name, content } of files)
      yield { name: `${folder}/${name}`, chunks: [`${JSON.stringify(content, null, 2)}\n`] }
}

/**
 * Mounts the download of an export. The token in the link is the only proof of identity, so every problem
 * with it gets the same answer.
 */
export function mountDataExport(app: Hono, ports: Ports): void {
  const headers = apiHeaders(ports.publicUrl)
  const plainResponse = (text: string, status: number) =>
    new Response(text, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })

  app.get(`${exportsPath}/:token`, async (context) => {
    const { client, log } = context.get('record')
    const { address, locale, userAgent } = client
    const { invalidLink, unavailable } = plainTexts[locale]
    // A HEAD request, for example by a link scanner, must not spend the link.
    if (context.req.method !== 'GET') return plainResponse(invalidLink, 404)
    try {
      const taken = await takeDataExport(ports, { address, userAgent }, context.req.param('token'))
      if (!taken) return plainResponse(invalidLink, 404)
      const day = taken.createdAt.toISOString().slice(0, 10)
      return new Response(zipStream(filesOf(taken), taken.createdAt), {
        headers: {
          ...headers,
          'content-type': 'application/zip',
          'content-disposition': attachment(`olympus-${taken.username}-${day}.zip`),
        },
      })
    } catch (error) {
      log.error({ err: error }, 'export failed')
      return plainResponse(unavailable, 503)
    }
  })
}
