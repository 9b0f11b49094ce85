import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { QuietReporter } from './tools/quiet-reporter.mjs';

/** What stands on rows; the postgres project asks the same of the other engine. */
const ON_ROWS = [
  'src/**/*.store.test.ts',
  'src/domains/**/operations/*.test.ts',
  'src/domains/**/*.api.test.ts',
  'src/domains/**/*.jobs.test.ts',
  'src/platform/**/*.test.ts',
  'demo/*.test.ts',
  'tests/architecture/open-streams.test.ts',
  'tests/architecture/quote-sums.test.ts',
];

/** Without a database the answer is the same on either engine: the unit project runs these. */
const withoutDatabase = ON_ROWS.flatMap((pattern) => globSync(pattern))
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/useDatabase|openDatabase|startCluster|TEST_DATABASE|postgresUrl/.test(readFileSync(file, 'utf8')) &&
      !file.startsWith('src/platform/database'),
  );

const isRun = process.argv.includes('run');

const SETUP = ['tests/support/console.setup.ts', 'tests/support/app.setup.ts'];

export default defineConfig({
  test: {
    // Modules are loaded once per worker; what a test changes in them the set-up files put back.
    isolate: false,
    restoreMocks: true,
    pool: 'threads',
    // Vitest leaves one core to itself; with two, that is half of the machine.
    ...(isRun && { maxWorkers: availableParallelism() }),
    reporters: isRun ? [new QuietReporter()] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo}/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts'],
          setupFiles: SETUP,
          globalSetup: ['tests/support/sqlite-template.setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ON_ROWS,
          // About the other engine's file.
          exclude: ['src/platform/database/sqlite-*.test.ts', ...withoutDatabase],
          setupFiles: SETUP,
          globalSetup: ['tests/support/postgres-template.setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'smoke',
          include: ['tests/smoke/*.smoke.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.journey.ts'],
          setupFiles: ['tests/support/console.setup.ts'],
          globalSetup: ['tests/support/filled-folder.setup.ts'],
          // A group of its own, because only here the number of workers is set.
          sequence: { groupOrder: 1 },
          maxWorkers: Math.min(availableParallelism(), 4),
          // A worker, and with it its browser, stays from file to file.
          pool: 'forks',
          testTimeout: 90_000,
          hookTimeout: 150_000,
          // As patient as the browser's own waiting: a busy machine is no fault of the page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
