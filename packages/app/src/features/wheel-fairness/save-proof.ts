import type { SpinProof } from '@olympus/contract/wheel-fairness'

import { saveFile } from '../../shared/save-file.ts'

/** Saves a proof as the server answers it. The script and this page check the file. */
export const saveProof = (proof: SpinProof): void =>
  saveFile(`spin-${proof.spinId}.json`, 'application/json', [JSON.stringify(proof, null, 2), '\n'])
