import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  readonly name: string
  readonly chunks: Iterable<string>
}

const chunkCharacters = 64 * 1024
const encoder = new TextEncoder()

/** Small chunks put together, so that not each line of a table is compressed by itself. */
function* gathered(chunks: Iterable<string>): Generator<string> {
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    if (text.length < chunkCharacters) continue
    yield text
    text = ''
  }
  yield text
}

function* zipped(files: Iterable<ZippedFile>, modifiedAt: Date): Generator<Uint8Array> {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const taken = () => {
    const ready = parts
    parts = []
    return ready
  }
  for (const { name, chunks } of files) {
    const file = new ZipDeflate(name)
    file.mtime = modifiedAt
    zip.add(file)
    for (const chunk of gathered(chunks)) {
      file.push(encoder.encode(chunk))
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** A ZIP of text files, made as fast as it is read and never there as a whole. */
export function zipStream(files: Iterable<ZippedFile>, modifiedAt: Date): ReadableStream<Uint8Array> {
  const parts = zipped(files, modifiedAt)
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
