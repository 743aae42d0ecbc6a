import { offlineMessage } from '../texts/offline-message.ts'
import { unexpectedMessage } from '../texts/unexpected-message.ts'
import type { FormFailure } from './submission.ts'

/** Browsers have no type for code that could not be loaded, but all mention the import or preload. */
const loadFailure = /import|module|preload|be loaded/i

/** The failure of a form whose code threw: a part of it could not be loaded, or it has a bug. */
export const thrownFailure = (error: unknown): FormFailure => ({
  key: 'API_ERROR',
  message: loadFailure.test(String(error)) ? offlineMessage : unexpectedMessage,
})
