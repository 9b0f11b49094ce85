import { readFileSync } from 'node:fs';
import { lazy } from '#src/kernel/lazy.ts';
import { log } from '../log.server.ts';
import { type Difference, describeDifference } from './difference.server.ts';
import { inspectPage } from './inspect-page.server.ts';
import { compareBuiltFiles, type PageInventory, parseInventory } from './page-inventory.server.ts';

export interface PageCheckOptions {
  inventoryFile: string;
  /** Folder of the browser build. */
  clientFolder: string;
  publicUrl: string;
  /** Requests a page or a file of the site from this process. */
  fetch: (request: Request) => Promise<Response>;
}

/** Returns the differences between a page and its build, as French lines. */
export type PageCheck = () => Promise<string[]>;

/** Reads the file at once, and returns what understands it; undefined for a missing or invalid one. */
function takeInventory(file: string): () => PageInventory | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return lazy(() => {
      try {
        return parseInventory(text);
      } catch {
        return undefined;
      }
    });
  } catch {
    return () => undefined;
  }
}

/**
 * Creates a check of one page inside the process: its files on the disk, and the rendered page. The inventory is
 * read now and stays in memory, so that altering it later together with a file is detected too.
 */
export function createPageCheck(options: PageCheckOptions): PageCheck {
  const { inventoryFile, clientFolder, fetch } = options;
  const { origin } = new URL(options.publicUrl);
  const takenInventory = takeInventory(inventoryFile);
  const compare = async (): Promise<Difference[]> => {
    const inventory = takenInventory();
    if (inventory === undefined) return [{ kind: 'inventory', subject: inventoryFile }];
    const ask = (path: string) => fetch(new Request(origin + path));
    const served = await inspectPage(ask, origin, inventory, ['identity']);
    return [...(await compareBuiltFiles(clientFolder, inventory)), ...served.differences];
  };
  return async () => {
    const lines = [...new Set((await compare()).map(describeDifference))];
    if (lines.length > 0) log().error({ event: 'payment-page-altered', lines }, 'the payment page is not as built');
    else log().info({ event: 'payment-page-intact' }, 'the payment page is as built');
    return lines;
  };
}
