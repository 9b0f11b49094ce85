import { perApp } from '../app-state.server.ts';

const folder = perApp(() => ({ path: undefined as string | undefined }));

/** Sets the data folder of this app (`DATA_DIR`); called once at start. */
export function setDataFolder(path: string): void {
  folder().path = path;
}

/** Returns the data folder; undefined before the start, and in tests that need none. */
export const dataFolder = (): string | undefined => folder().path;
