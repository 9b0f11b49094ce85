import { log } from '../log.server.ts';
import { type Difference, describeDifference } from './difference.server.ts';
import { inspectPage } from './inspect-page.server.ts';
import { compareBuiltFiles, readInventory } from './page-inventory.server.ts';

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

/**
 * Creates a check of one page inside the process: its files on the disk, and the rendered page. The inventory is
 * read now and stays in memory, so that altering it later together with a file is detected too.
 */
export async function createPageCheck(options: PageCheckOptions): Promise<PageCheck> {
  const { inventoryFile, clientFolder, fetch } = options;
  const { origin } = new URL(options.publicUrl);
  const inventory = await readInventory(inventoryFile).catch(() => undefined);
  const compare = async (): Promise<Difference[]> => {
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
