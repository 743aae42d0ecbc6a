import { expect, spyOn, waitFor } from 'storybook/test'

/** Replaces downloads. Resolves with the text of the file that `save` saves. */
export async function savedBy(save: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#file'
  })
  try {
    await save()
    await waitFor(() => expect(files).toHaveLength(1))
    return (await files[0]?.text()) ?? ''
  } finally {
    create.mockRestore()
  }
}
