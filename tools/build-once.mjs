import { ensureBuilt } from './built.mjs';

// The same build as npm start's, so that the tests run against what is served.
try {
  ensureBuilt((line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
