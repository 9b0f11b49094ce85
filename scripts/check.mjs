import { conclude, runGate, runTests } from './steps.mjs';

const start = performance.now();
const outcomes = [...(await runGate()), await runTests('unit')];
console.log(`\nchecked in ${((performance.now() - start) / 1000).toFixed(1)} s`);
conclude(outcomes);
