let current: string | undefined;

/** Sets the data folder of this process (`DATA_DIR`); called once at start. */
export function setDataFolder(folder: string): void {
  current = folder;
}

/** Returns the data folder; undefined before the start, and in tests that need none. */
export const dataFolder = (): string | undefined => current;
