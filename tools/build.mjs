import { buildAgain } from './built.mjs';

// `npm run build`: the same build as npm start's, with the bundler's output.
try {
  buildAgain((line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
