import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { build, type Rolldown } from 'vite'
import { freePort } from '../local-port.ts'
import { floorPage } from './floor/page.ts'

interface Floor {
  readonly url: string
  readonly stop: () => void
}

/** Builds and serves the control: a prerendered log-in form on the libraries of the portal. */
export async function serveFloor(): Promise<Floor> {
  const built = (await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false }, target: 'esnext' },
  })) as Rolldown.RolldownOutput
  const markup = renderToString(createElement(StaticRouter, { location: '/' }, floorPage()))
  const files = new Map(
    built.output.map((file) => {
      const text = file.type === 'chunk' ? file.code : String(file.source)
      const page = text.replace('<div id="root">', `<div id="root">${markup}`)
      const body = gzipSync(file.fileName.endsWith('.html') ? page : text, { level: 9 })
      return [`/${file.fileName}`, body]
    }),
  )
  const port = await freePort()
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url
    const body = files.get(name)
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  }).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
