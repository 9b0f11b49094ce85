import { spawnSync } from 'node:child_process';
import type { AdminCall } from '#tests/support/back-office.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const BILLED = { budget: 1_000, ...{ client_phone: '06 39 98 00 01', address: 'Crest', service: 'Couverture' } };

/** Stored texts that name an act: references and reasons of the ledger, and the credit notes' documents. */
export interface StoredActs {
  ledger: { kind: string; reference: string; reason: string }[];
  documents: { number: string; kind: string; document: string }[];
}

/** SQL of `StoredActs`. */
export const OFFICE_SQL = {
  ledger: 'select kind, reference, reason from ledger_entries',
  documents: 'select number, kind, document from invoices order by id',
};

/** Acts of the office on issued invoices, each with a key that finds it again: what was acknowledged must be stored once. */
export class Office {
  readonly #invoices: number[] = [];
  readonly #payments: number[] = [];
  readonly #acknowledged = new Set<string>();
  #last = 0;

  get count(): number {
    return this.#acknowledged.size;
  }

  /** Issues invoices on which money can be recorded. */
  async open(call: AdminCall, count: number): Promise<void> {
    for (let place = 0; place < count; place += 1) {
      const client = { client_name: 'Paule Rivoire', client_email: `c${place}@essai.example`, description: 'Essai' };
      const order = await this.#send(call, '/admin/orders', { ...BILLED, ...client });
      const invoice = order && (await this.#send(call, `/admin/orders/${order.id}/invoices`, {}));
      if (!invoice) throw new Error('No invoice was issued.');
      this.#invoices.push(invoice.id);
    }
  }

  /** Records a receipt, its reversal, a refund with its credit note, or a partial credit note; a refusal is an answer. */
  async act(call: AdminCall): Promise<void> {
    this.#last += 1;
    const key = `ACTE-${String(this.#last).padStart(6, '0')}`;
    const invoiceId = this.#invoices[this.#last % this.#invoices.length];
    const paymentId = this.#payments[this.#last % Math.max(1, this.#payments.length)];
    const amount = 1 + this.#last / 100;
    const money = { amount, means: this.#last % 2 === 0 ? 'transfer' : 'cheque' };
    const receipt = { invoiceId, ...money, received_on: TODAY, reference: key };
    const acts: [string, object][] = [
      ['/admin/payments', receipt],
      [`/admin/payments/${paymentId}/refund`, { ...money, amount: 1, refunded_on: TODAY, reason: key, credit: true }],
      [`/admin/invoices/${invoiceId}/credit`, { amount: 1, reason: key }],
      ['/admin/payments', receipt],
      [`/admin/payments/${paymentId}/reversal`, { reason: key }],
    ];
    const [path, body] = acts[this.#last % acts.length] ?? ['/admin/payments', receipt];
    const done = await this.#send(call, path, body);
    if (done === undefined) return;
    this.#acknowledged.add(key);
    if (path === '/admin/payments') this.#payments.push(done.id);
  }

  /** Returns every act that is lost or stored twice, and every gap in a series of numbers. */
  getFaults({ ledger, documents }: StoredActs): string[] {
    const credits = documents.filter(({ kind }) => kind === 'credit');
    const counts = Array.from({ length: this.#last }, (_, index) => {
      const key = `ACTE-${String(index + 1).padStart(6, '0')}`;
      const entries = ledger.filter(
        (entry) => (entry.kind === 'receipt' ? entry.reference : entry.reason) === key,
      ).length;
      const notes = credits.filter(({ document }) => document.includes(key)).length;
      const isLost = this.#acknowledged.has(key) && entries + notes === 0;
      return isLost
        ? [`${key} is lost`]
        : entries > 1 || notes > 1
          ? [`${key}: ${entries} entries, ${notes} notes`]
          : [];
    });
    return [...counts.flat(), ...getGaps(documents.map(({ number }) => number))];
  }

  /** Returns the created record; undefined after a refusal or a lost connection. */
  async #send(call: AdminCall, path: string, body: object): Promise<{ id: number } | undefined> {
    const answer = await call('POST', path, body).catch(() => undefined);
    const sent = (await answer?.json().catch(() => undefined)) as { data?: { id: number } } | undefined;
    return answer?.ok ? sent?.data : undefined;
  }
}

/** Returns the first gap of each series of numbers. */
function getGaps(numbers: readonly string[]): string[] {
  const series = Map.groupBy(numbers, (number) => number.replace(/-\d+$/, ''));
  return [...series].flatMap(([name, members]) => {
    const places = members.map((number) => Number(number.slice(-6))).toSorted((one, other) => one - other);
    const gap = places.findIndex((place, index) => place !== index + 1);
    return gap === -1 ? [] : [`${name}: number ${gap + 1} is ${places[gap]}`];
  });
}

/** Runs `npm run ledger:verify` on a database; returns its fault. */
export function getLedgerFaults(environment: NodeJS.ProcessEnv): string[] {
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync(process.execPath, ['tools/ledger-verify.ts'], { encoding: 'utf8', env });
  return status === 0 ? [] : [stderr.trim()];
}
