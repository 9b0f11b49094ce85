import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.mjs';
import { QuietReporter } from './tools/quiet-reporter.mjs';

/** Tests that use a database; the postgres project runs them on the other engine. */
const ON_ROWS = [
  'src/**/*.store.test.ts',
  'src/domains/**/{commands,workflows}/*.test.ts',
  'src/domains/**/*.{queries,internal}.test.ts',
  'src/domains/**/*.api.test.ts',
  'src/domains/**/*.jobs.test.ts',
  'src/platform/**/*.test.ts',
  'src/app/command/{backup-bucket,backup-restore,content-commands,export-all-command,maintenance-command}.test.ts',
  'src/app/command/{migrate-command,owner-tables,people-commands,restore-replace}.test.ts',
  'demo/*.test.ts',
  'tests/architecture/contract-*.test.ts',
  'tests/architecture/open-streams.test.ts',
  'tests/architecture/order-sums.test.ts',
  'tests/architecture/quote-acceptance.test.ts',
  'tests/architecture/quote-amendments.test.ts',
  'tests/architecture/quote-sums.test.ts',
];

/** Tests of `ON_ROWS` without a database have the same result on either engine: the unit project runs these. */
const withoutDatabase = ON_ROWS.flatMap((pattern) => globSync(pattern))
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/use(Filled)?Database|use(Command|Backup)Site|openDatabase|startCluster|TEST_DATABASE|postgresUrl/.test(
        readFileSync(file, 'utf8'),
      ) && !file.startsWith('src/platform/database'),
  );

const isRun = process.argv.includes('run');

const SETUP = ['tests/support/console.setup.ts', 'tests/support/app.setup.ts'];

/** How long a test waits for a condition: a second is too short on a busy machine. Milliseconds. */
const PATIENT = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // Modules are loaded once per worker; the set-up files restore values that a test changes in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    pool: 'threads',
    fsModuleCache: true,
    // Vitest reserves one core for itself; some tests wait for timers, so one worker more than cores keeps all busy.
    ...(isRun && { maxWorkers: availableParallelism() + 1 }),
    reporters: isRun ? [new QuietReporter()] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Processes do not wait for each other's memory and locks, as threads of one process do.
          pool: 'forks',
          // A test ends before the optimising compiler has earned its time: without it, a tenth less computing.
          execArgv: ['--no-turbofan'],
          include: ['{src,demo}/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts'],
          setupFiles: SETUP,
          globalSetup: ['tests/support/sqlite-template.setup.ts'],
          testTimeout: 20_000,
          expect: PATIENT,
          // Filling the demonstration takes seconds, and several times that on a busy machine.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ON_ROWS,
          // Tests of the other engine's file.
          exclude: ['src/platform/database/sqlite-*.test.ts', ...withoutDatabase],
          setupFiles: SETUP,
          globalSetup: ['tests/support/postgres-template.setup.ts'],
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: 20_000,
          expect: PATIENT,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'smoke',
          include: ['tests/smoke/*.smoke.ts'],
          // These tests start servers and wait for them: two at a time leave no core idle.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          expect: PATIENT,
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
          // Separate group, because only this project sets the number of workers.
          sequence: { groupOrder: 1 },
          // A page that waits for frames and timers leaves a core idle: one worker more than cores fills it.
          maxWorkers: Math.min(availableParallelism() + 1, 5),
          // A worker and its browser are reused from file to file.
          pool: 'forks',
          testTimeout: 90_000,
          hookTimeout: 150_000,
          // Same timeout as the browser's own waiting: a busy machine is no fault of the page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
