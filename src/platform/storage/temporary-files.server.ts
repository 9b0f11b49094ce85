import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';

const FOLDER = 'incoming';
const FOLDER_MODE = 0o700;
/** Longer than any upload: an older file of a process that cannot be checked is a leftover. */
const LEFTOVER_MS = 3_600_000;

const incoming = perApp(() => ({ folder: undefined as Promise<string> | undefined }));

/**
 * Opens the folder for uploads inside the data folder and removes files of ended processes.
 * Before that, as in a test, uploads are stored in a new temporary folder of the system.
 */
export async function openTemporaryFiles(dataFolder: string): Promise<void> {
  const path = join(dataFolder, FOLDER);
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  incoming().folder = Promise.resolve(path);
  await removeLeftovers(path);
}

/** Leaves the folder: the next upload is stored as before `openTemporaryFiles`. */
export const closeTemporaryFiles = (): void => {
  incoming().folder = undefined;
};

/** Returns a path for one new file. The name contains the process, so that the next start recognises leftovers. */
export async function newTemporaryPath(): Promise<string> {
  const own = incoming();
  own.folder ??= mkdtemp(join(tmpdir(), 'faitage-incoming-'));
  return join(await own.folder, `${process.pid}-${randomUUID()}`);
}

export async function removeTemporaryFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

async function removeLeftovers(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    if (await isLeftover(join(path, name), Number.parseInt(name, 10))) await rm(join(path, name), { force: true });
  }
}

async function isLeftover(file: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid === process.pid || !isRunning(pid)) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LEFTOVER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
