import { conclude, runGate, runTests } from './steps.mjs';

// Runs the gate and the unit project in parallel: every test on SQLite, no browser, no build.
// Properties draw a quarter of the random samples that `npm test` draws.
const start = performance.now();
const [gate, unit] = await Promise.all([runGate(), runTests('unit', [], { SAMPLE_SHARE: '0.25' })]);
console.log(`\nchecked in ${((performance.now() - start) / 1000).toFixed(1)} s`);
conclude([...gate, unit]);
