import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  readonly name: string
  readonly chunks: Iterable<string>
}

const chunkCharacters = 64 * 1024
const encoder = new TextEncoder()

/** Joins small chunks, so that lines of a table are not compressed one by one. */
function* joinChunks(chunks: Iterable<string>): Generator<string> {
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    if (text.length < chunkCharacters) continue
    yield text
    text = ''
  }
  yield text
}

function* zipFiles(files: Iterable<ZippedFile>, modifiedAt: Date): Generator<Uint8Array> {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const takeParts = () => {
    const ready = parts
    parts = []
    return ready
  }
  for (const { name, chunks } of files) {
    const file = new ZipDeflate(name)
    file.mtime = modifiedAt
    zip.add(file)
    for (const chunk of joinChunks(chunks)) {
      file.push(encoder.encode(chunk))
      yield* takeParts()
    }
    file.push(new Uint8Array(), true)
    yield* takeParts()
  }
  zip.end()
  yield* takeParts()
}

/** Streams a ZIP archive of text files. Creates it only as fast as it is read. */
export function zipStream(files: Iterable<ZippedFile>, modifiedAt: Date): ReadableStream<Uint8Array> {
  const parts = zipFiles(files, modifiedAt)
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      parts.return(undefined)
    },
  })
}
