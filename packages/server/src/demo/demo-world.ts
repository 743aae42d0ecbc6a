// One module, so that a server without the demo world loads none of it.
export { loadDemoLaunchers } from './load-demo-launchers.ts'
export { loadDemoWorld } from './load-demo-world.ts'
export { startFillingDemoWorld } from './start-filling-demo-world.ts'
