import { availableParallelism } from 'node:os';
import { conclude, runGateInTurn, runTests } from './steps.mjs';

// Runs the gate beside the unit project: every test on SQLite, no browser, no build. One worker for each core loads the
// product less often than the usual one more; the gate uses the cores while tests wait.
// Properties draw a quarter of the random samples that `npm test` draws.
const start = performance.now();
const workers = `--maxWorkers=${availableParallelism()}`;
const [gate, unit] = await Promise.all([runGateInTurn(), runTests('unit', [workers], { SAMPLE_SHARE: '0.25' })]);
console.log(`\nchecked in ${((performance.now() - start) / 1000).toFixed(1)} s`);
conclude([...gate, unit]);
