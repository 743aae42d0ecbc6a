import { launcherPlatforms } from '@olympus/contract/download'
import type { Context, Hono } from 'hono'
import { localeOf } from '../../http/client.ts'
import { plainTexts } from '../../http/plain-texts.ts'
import { headersOf } from '../../http/request-headers.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { textIn } from '../../localized-text.ts'
import type { Ports } from '../ports.ts'
import { downloadPath, downloadsPath } from './download-path.ts'
import { currentOf, readReleases } from './releases.ts'
import { sendFile } from './send-file.ts'

/** Serves the files of the launcher to anybody: download managers and plain links have no session. */
export function mountLaunchers(
  app: Hono,
  { database, launcherFiles, publicUrl }: Pick<Ports, 'database' | 'launcherFiles' | 'publicUrl'>,
): void {
  const base = securityHeaders(publicUrl)
  const textsFor = (context: Context) => {
    const locale = localeOf(headersOf(context))
    return { locale, texts: plainTexts[locale] }
  }
  const tell = (status: number, text: string) =>
    new Response(`${text}\n`, {
      status,
      headers: { ...base, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  const leadTo = (location: string) =>
    new Response(null, { status: 302, headers: { ...base, location, 'cache-control': 'no-store' } })

  app.get(`${downloadsPath}/latest/:architecture`, async (context) => {
    const current = currentOf(await readReleases(database))
    const platform = launcherPlatforms.find((name) => name === `win-${context.req.param('architecture')}`)
    const build = current?.builds.find((each) => each.platform === platform)
    return build ? leadTo(downloadPath(build)) : tell(404, textsFor(context).texts.notFound)
  })

  app.get(`${downloadsPath}/:version/:fileName`, async (context) => {
    const { version, fileName } = context.req.param()
    const { locale, texts } = textsFor(context)
    const release = (await readReleases(database)).find((each) => each.version === version)
    const build = release?.builds.find((each) => each.fileName === fileName)
    if (!release || !build) return tell(404, texts.notFound)
    if (release.withdrawalReason)
      return tell(410, `${texts.withdrawn}\n\n${textIn(release.withdrawalReason, locale)}`)
    if (build.url !== null) return leadTo(build.url)
    const file = await launcherFiles.open(build)
    return file ? sendFile(context, { file, build, base }) : tell(503, texts.damagedFile)
  })
}
