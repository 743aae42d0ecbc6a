/** What the check needs once there is a file: one script, loaded when a player turns to the drop zone. */
export { checkFile } from './check-file.ts'
export { CheckView } from './check-view.tsx'
