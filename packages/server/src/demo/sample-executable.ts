import type { LauncherPlatform } from '@olympus/contract/download'

const sectionAlignment = 0x1000
const fileAlignment = 0x200
const headerSize = 0x80
/** xor eax, eax; ret */
const code = Buffer.from([0x31, 0xc0, 0xc3])

const machines = {
  'win-x64': { machine: 0x8664, magic: 0x20b, optionalSize: 240, flags: 0x22 },
  'win-x86': { machine: 0x14c, magic: 0x10b, optionalSize: 224, flags: 0x102 },
} as const

/** The header of MS-DOS, with a text instead of the usual program. */
function dosHeader(text: string): Buffer {
  const header = Buffer.alloc(headerSize)
  header.write('MZ', 0, 'latin1')
  header.writeUInt32LE(headerSize, 0x3c)
  header.write(text, 0x40, 'latin1')
  return header
}

function fileHeader(platform: LauncherPlatform): Buffer {
  const { machine, optionalSize, flags } = machines[platform]
  const header = Buffer.alloc(24)
  header.write('PE\0\0', 0, 'latin1')
  header.writeUInt16LE(machine, 4)
  header.writeUInt16LE(1, 6)
  header.writeUInt16LE(optionalSize, 20)
  header.writeUInt16LE(flags, 22)
  return header
}

function optionalHeader(platform: LauncherPlatform): Buffer {
  const { magic, optionalSize } = machines[platform]
  const is64 = platform === 'win-x64'
  const header = Buffer.alloc(optionalSize)
  header.writeUInt16LE(magic, 0)
  header.writeUInt32LE(fileAlignment, 4)
  // Where it begins, and where its code is.
  header.writeUInt32LE(sectionAlignment, 16)
  header.writeUInt32LE(sectionAlignment, 20)
  if (is64) header.writeBigUInt64LE(0x1_4000_0000n, 24)
  else header.writeUInt32LE(0x40_0000, 28)
  header.writeUInt32LE(sectionAlignment, 32)
  header.writeUInt32LE(fileAlignment, 36)
  // Windows 6.0 or later.
  header.writeUInt16LE(6, 40)
  header.writeUInt16LE(6, 48)
  header.writeUInt32LE(2 * sectionAlignment, 56)
  header.writeUInt32LE(fileAlignment, 60)
  // A program without a console of its own.
  header.writeUInt16LE(2, 68)
  header.writeUInt32LE(16, is64 ? 108 : 92)
  return header
}

function sectionHeader(): Buffer {
  const header = Buffer.alloc(40)
  header.write('.text', 0, 'latin1')
  header.writeUInt32LE(code.length, 8)
  header.writeUInt32LE(sectionAlignment, 12)
  header.writeUInt32LE(fileAlignment, 16)
  header.writeUInt32LE(fileAlignment, 20)
  header.writeUInt32LE(0x6000_0020, 36)
  return header
}

/**
 * A program for Windows that ends at once: the smallest real file to download in place of a launcher.
 * `text`, at most 63 bytes of Latin-1, makes it differ from others. Source: "PE Format" in the
 * documentation of Windows.
 */
export function sampleExecutable(platform: LauncherPlatform, text: string): Buffer {
  const headers = Buffer.concat([
    dosHeader(text),
    fileHeader(platform),
    optionalHeader(platform),
    sectionHeader(),
  ])
  const file = Buffer.alloc(2 * fileAlignment)
  headers.copy(file)
  code.copy(file, fileAlignment)
  return file
}
