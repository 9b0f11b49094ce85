import { afterAll } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { createLog, setLog } from '#src/platform/log.server.ts';

setLog(createLog('silent'));

// Workers keep their modules from one file to the next.
afterAll(() => freezeClock());
