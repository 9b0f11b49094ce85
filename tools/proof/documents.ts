import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { getPricingTerms, getWrittenPrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { liveTotals, toReading } from '#src/domains/sales/quotes/admin/quote-values.ts';
import { quoteDocument } from '#src/domains/sales/quotes/quote.document.server.ts';
import { toAdminQuote } from '#src/domains/sales/quotes/quote-admin.views.ts';
import { toWrittenPrice } from '#src/domains/sales/quotes/quote-price.rules.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { exactEuros, rateText } from '#src/kernel/money.ts';
import { type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';

// Random quotes, each calculated here in another way, then compared to the cent with the API response, the form
// and the text of the rendered PDF.
const QUOTES = 10_000;
const MOST_LINES = 8;
const SETTINGS = settingsFrom({ company: { legal_name: 'Toits d’essai', insurer: 'Assurance d’essai' } });

const aLine = fc.record<PricedLine>({
  label: fc.constantFrom('Dépose de la couverture', 'Remise', 'Écran sous-toiture'),
  quantity_milli: fc.integer({ min: 0, max: 2_000_000 }),
  unit: fc.constantFrom('m²', 'm', ''),
  unit_price_cents: fc.integer({ min: -100_000, max: 900_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
});
const someLines = fc.array(aLine, { minLength: 1, maxLength: MOST_LINES });

const toQuote = (lines: PricedLine[], net: number): QuoteRecord => ({
  id: 12,
  user_id: null,
  name: 'Paule Rivoire',
  email: 'paule@essai.example',
  phone: '06 39 98 00 01',
  service_type: 'Couverture',
  description: 'Toit de 84 m² à reprendre.',
  address: '3 rue des Lilas, 26000 Valence',
  admin_notes: '',
  status: 'quoted',
  open_status: 'quoted',
  urgency: 'normal',
  amount_cents: net,
  lines,
  deadline: null,
  valid_until: '2027-01-01',
  sent_at: null,
  approved_at: null,
  agreed_regime: null,
  agreed_deposit_percent: null,
  contract_mode: 'distance' as const,
  customer_kind: 'consumer' as const,
  execution_period: 'Semaine 12',
  waste_quantity: '',
  waste_collection: '',
  waste_cost: '',
  amends_id: null,
  amendment: null,
  contract_version: 0,
  paid_cents: 0,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
});

/** Rounds half up, away from zero, on whole numbers written as text: independent of the product's arithmetic. */
function rounded(value: bigint, divisor: bigint): number {
  const size = value < 0n ? -value : value;
  const [whole, rest] = [size / divisor, size % divisor];
  return Number((value < 0n ? -1n : 1n) * (rest * 2n >= divisor ? whole + 1n : whole));
}

function countedByHand(lines: PricedLine[]) {
  const nets = lines.map((line) => rounded(BigInt(line.quantity_milli) * BigInt(line.unit_price_cents), 1000n));
  const vat = [200, 100, 55, 0].flatMap((permille) => {
    const those = nets.filter((_, place) => (lines[place]?.vat_rate ?? 0) * 10 === permille);
    const net = those.reduce((sum, one) => sum + one, 0);
    return those.length === 0
      ? []
      : [{ rate: permille / 10, net, vat: rounded(BigInt(net) * BigInt(permille), 1000n) }];
  });
  const net = vat.reduce((sum, part) => sum + part.net, 0);
  return { nets, vat, net, gross: vat.reduce((sum, part) => sum + part.vat, net) };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function requireSame(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

async function check(lines: PricedLine[]): Promise<void> {
  const hand = countedByHand(lines);
  const inEuros = {
    net: hand.net / 100,
    vat: hand.vat.map(({ rate, net, vat }) => ({ rate, net: net / 100, vat: vat / 100 })),
    gross: hand.gross / 100,
  };
  const record = toQuote(lines, hand.net);
  const price = getWrittenPrice(toWrittenPrice(record), getPricingTerms(SETTINGS));
  const wire = JSON.parse(JSON.stringify(toAdminQuote(record, price)));
  requireSame('wire', wire.totals, inEuros);
  requireSame('screen', liveTotals(toReading(wire).values), inEuros);
  const document = quoteDocument(record, price, { settings: SETTINGS, day: '2026-11-21' });
  const pdf = await getDocumentProxy(await drawPricedDocument(document));
  const text = plain((await extractText(pdf, { mergePages: true })).text);
  await pdf.loadingTask.destroy();
  const message = [
    ...lines.map((line, place) =>
      [exactEuros(line.unit_price_cents), rateText(line.vat_rate), exactEuros(hand.nets[place] ?? 0)].join(' '),
    ),
    `Total HT ${exactEuros(hand.net)}`,
    ...hand.vat.map(({ rate, net, vat }) => `TVA ${rateText(rate)} sur ${exactEuros(net)} ${exactEuros(vat)}`),
    `Total TTC ${exactEuros(hand.gross)}`,
  ];
  for (const sentence of message) {
    if (!text.includes(plain(sentence))) throw new Error(`PDF: « ${plain(sentence)} » is missing`);
  }
}

if (isMainThread) {
  const quotes = Number(process.argv[2] ?? QUOTES);
  const workers = availableParallelism();
  const begun = Date.now();
  const share = Math.ceil(quotes / workers);
  const threads = Array.from({ length: workers }, (_, seed) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { share, seed: begun + seed } });
    return once(worker, 'message');
  });
  await Promise.all(threads);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${share * workers} devis au hasard : compte, API, écran et PDF d’accord au centime, en ${seconds} s.`);
} else {
  const { share, seed } = workerData as { share: number; seed: number };
  await fc.assert(fc.asyncProperty(someLines, check), { numRuns: share, seed });
  parentPort?.postMessage('done');
}
