import { perApp } from '../app-state.server.ts';
import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';

/** What a running server knows of itself. */
interface RunningProgram {
  config: Config;
  version: string;
  /** The variables of the process, as they are judged; absent in tests. */
  environment?: NodeJS.ProcessEnv;
}

interface Own {
  program: RunningProgram | undefined;
  listening: { port: number; since: string } | undefined;
  damage: { found: string[]; readAt: string } | undefined;
}

/** Shared with what reads it, whose code a start does not load. */
export const runningProgram = perApp((): Own => ({ program: undefined, listening: undefined, damage: undefined }));

/** Sets what the state of the site shows of the server. Called once at start. */
export function setRunningProgram(program: RunningProgram): void {
  Object.assign(runningProgram(), { program, listening: undefined, damage: undefined } satisfies Own);
}

/** Sets on which port the server listens from now on. */
export function setListening(port: number): void {
  runningProgram().listening = { port, since: nowIso() };
}

/** Returns the version of this program; empty before its start. */
export const getRunningVersion = (): string => runningProgram().program?.version ?? '';
