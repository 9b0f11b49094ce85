let current: string | undefined;

/** Called once at start: the folder of this process (`DATA_DIR`). */
export function setDataFolder(folder: string): void {
  current = folder;
}

/** Undefined before the start, and in tests that need none. */
export const dataFolder = (): string | undefined => current;
