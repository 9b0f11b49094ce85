import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeLedger } from '#src/domains/sales/ledger/ledger-closing.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { adminCalls } from '#tests/support/back-office.ts';
import { startServer } from '#tests/support/server.ts';

// Records receipts and a counter-entry on the built product, stops it, changes one row at a time by SQL as an intruder
// with the database's password could, and expects `npm run ledger:verify` to name the row or the closing.
const RECEIPTS = 20;
const OPEN = 'drop trigger ledger_closing_update; drop trigger ledger_closing_delete;';
const DISARMED = 'drop trigger ledger_update; drop trigger ledger_delete;';

/** A change by SQL, and the sentence that must name it. */
const CHANGES: [string, RegExp][] = [
  [`${DISARMED} update ledger_entries set amount_cents = 1 where seq = 7`, /l’écriture n° 7 a été modifiée/],
  [`${DISARMED} update ledger_entries set received_on = '2020-01-01' where seq = 3`, /l’écriture n° 3 a été modifiée/],
  [`${DISARMED} update ledger_entries set reason = 'x' where kind = 'reversal'`, /l’écriture n° 21 a été modifiée/],
  [`${DISARMED} delete from ledger_entries where seq = 5`, /l’écriture n° 5 manque/],
  [`${DISARMED} delete from ledger_entries where seq = 21`, /l’écriture n° 21 manque/],
  [`${OPEN} update ledger_closings set total_cents = 1 where seq = 1`, /la clôture 20\d\d-\d\d-\d\d a été modifiée/],
  [`${OPEN} update ledger_closings set at = at || 'x' where seq = 1`, /la clôture 20\d\d-\d\d-\d\d a été modifiée/],
  [`${OPEN} delete from ledger_closings`, /la clôture 20\d\d-\d\d-\d\d a été modifiée ou retirée/],
  ['update payments set amount_cents = amount_cents + 100 where id = 2', /le paiement n° 2 compte/],
  ["update payments set voided_at = '2026-01-01T00:00:00.000Z' where id = 4", /le paiement n° 4 compte 0,00 €/],
  ['update quotes set paid_cents = 0', /le devis n° 1 compte 0,00 €/],
  ['pragma foreign_keys = off; delete from quotes where id = 1', /nomme le devis n° 1, qui n’existe plus/],
  ['pragma foreign_keys = off; delete from payments where id = 3', /nomme le paiement n° 3, qui n’existe plus/],
];

const server = await startServer({ DEMO: '0', PAYMENTS: 'off' });
const call = await adminCalls(server.origin);

/** @throws Error unless the call succeeds; returns the id of its record. */
async function send(method: string, path: string, body: unknown): Promise<number> {
  const answer = await call(method, path, body);
  const { data } = (await answer.json()) as { data: { id: number } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return data.id;
}

function verify(folder: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/ledger-verify.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

/** Closes the day of the entries, as the site does after midnight. */
async function closeToday(file: string): Promise<void> {
  await openDatabase(file);
  freezeClock(new Date(Date.now() + 86_400_000));
  await closeLedger();
  freezeClock();
  await closeDatabase();
}

const faults: string[] = [];
const quote = { clientName: 'Paule Rivoire', clientEmail: 'paule@essai.example', service: 'Couverture', montant: 9000 };
const quoteId = await send('POST', '/admin/quotes', quote);
await send('PUT', `/admin/quotes/${quoteId}/status`, { status: 'approved' });
const ids: number[] = [];
for (let place = 1; place <= RECEIPTS; place += 1) {
  const receipt = { quoteId, amount: place, means: 'cheque', received_on: '2026-01-02', reference: String(place) };
  ids.push(await send('POST', '/admin/payments', receipt));
}
await send('POST', `/admin/payments/${ids[9]}/reversal`, { reason: 'Chèque sans provision' });
await server.stop();
await closeToday(join(server.folder, 'faitage.sqlite'));

const file = join(server.folder, 'faitage.sqlite');
copyFileSync(file, `${file}.whole`);
const intact = verify(server.folder);
console.log(intact.output);
if (intact.code !== 0) faults.push(`the untouched ledger: ${intact.output}`);
for (const [change, sentence] of CHANGES) {
  copyFileSync(`${file}.whole`, file);
  const database = new DatabaseSync(file);
  database.exec(change);
  database.close();
  const { code, output } = verify(server.folder);
  console.log(`${output}   (${change.replace(DISARMED, '').replace(OPEN, '').trim()})`);
  if (code !== 1 || !sentence.test(output)) faults.push(`${change}: ${code} ${output}`);
}
await server.discard();
for (const fault of faults) console.error(fault);
console.log(`${CHANGES.length} modifications par SQL, ${CHANGES.length - faults.length} nommées.`);
process.exitCode = faults.length === 0 ? 0 : 1;
