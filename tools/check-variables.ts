import { readConfig } from '#src/platform/config.server.ts';

// Called by a start before it builds. Exit code 1: one French line that names the wrong variable.
try {
  readConfig(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
