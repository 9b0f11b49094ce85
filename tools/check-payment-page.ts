import { fileURLToPath } from 'node:url';
import { describeDifference } from '#src/platform/page-integrity/difference.server.ts';
import { inspectPage } from '#src/platform/page-integrity/inspect-page.server.ts';
import { readInventory } from '#src/platform/page-integrity/page-inventory.server.ts';

// Compares the payment page of a running site with the inventory of this build: npm run check:payment-page -- https://site
// Exit code 0: as built. 1: one line for each difference. 2: could not be compared.
const INVENTORY = fileURLToPath(new URL('../build/payment-page.json', import.meta.url));
const WITHIN_MS = 15_000;

const { PUBLIC_URL, PORT = '3000' } = process.env;
const site = process.argv[2] ?? (PUBLIC_URL || `http://127.0.0.1:${PORT || '3000'}`);

async function check(): Promise<number> {
  const url = URL.parse(site);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`« ${site} » n’est pas l’adresse d’un site.`);
  const inventory = await readInventory(INVENTORY).catch(() => {
    throw new Error('L’inventaire build/payment-page.json manque : lancez npm run build.');
  });
  const ask = (path: string, encoding: string) =>
    fetch(url.origin + path, {
      redirect: 'manual',
      headers: { 'accept-encoding': encoding },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
  const { differences, files, takesCards } = await inspectPage(ask, url.origin, inventory);
  for (const difference of differences) console.error(describeDifference(difference));
  const what = `${url.origin}${inventory.page}`;
  if (differences.length > 0) {
    console.error(`Page de paiement altérée : ${differences.length} différence(s) sur ${what}.`);
    return 1;
  }
  const scripts = takesCards ? 'ce site et js.stripe.com' : 'ce site seul';
  console.info(`Page de paiement intacte : ${files} fichiers comparés sur ${what}, scripts de ${scripts}.`);
  return 0;
}

try {
  process.exitCode = await check();
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(cause instanceof Error ? `${site} ne répond pas : ${cause.message || message}.` : message);
  process.exitCode = 2;
}
