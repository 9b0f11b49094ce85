import { setTimeout as wait } from 'node:timers/promises';
import type { AdminCall } from '#tests/support/back-office.ts';
import { readOutbox } from '#tests/support/read-outbox.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const MAIL_MS = 60_000;
const ROOF = [{ label: 'Couverture', quantity: 1, unit: 'forfait', unit_price: 1_000, vat_rate: 10 }];
const WORKS = { service: 'Couverture', address: 'Crest', lines: ROOF, executionPeriod: 'Mars 2027' };
const DEPOSIT = 330;

/** Stored state of one contract. */
export interface StoredContract {
  quote_id: number;
  withdrawn_at: string | null;
  order_status: string;
  /** Gross of all invoices less all credit notes, in cents. */
  standing_cents: number;
  invoices: number;
  credits: number;
}

/** SQL of `StoredContract`. */
export const WITHDRAWALS_SQL = `
  select decision.quote_id as quote_id, decision.withdrawn_at as withdrawn_at, orders.status as order_status,
    (select cast(sum(gross_cents) as integer) from invoices where invoices.quote_id = decision.quote_id) as standing_cents,
    (select cast(count(*) as integer) from invoices
      where invoices.quote_id = decision.quote_id and kind <> 'credit') as invoices,
    (select cast(count(*) as integer) from invoices
      where invoices.quote_id = decision.quote_id and kind = 'credit') as credits
  from quote_decisions as decision join orders on orders.quote_id = decision.quote_id`;

/** Withdrawals by customers from contracts with a paid deposit and a final invoice: each happens whole, once, or not. */
export class Withdrawals {
  readonly #waiting: { id: number; token: string }[] = [];
  readonly #acknowledged = new Set<number>();
  #sent = 0;

  get count(): number {
    return this.#acknowledged.size;
  }

  /** Makes contracts; the outboxes of these servers hold the customers' links. */
  async open(call: AdminCall, folders: string[], count: number): Promise<void> {
    const made: number[] = [];
    for (let place = 0; place < count; place += 1) made.push(await this.#sign(call, place));
    const links = await readLinks(folders, count);
    for (const [place, id] of made.entries()) this.#waiting.push({ id, token: links.get(getAddress(place)) ?? '' });
  }

  /** Withdraws the customer of the next contract; a cut connection leaves it open, and it is asked again. */
  async act(origin: string): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#sent += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.3.0.${this.#sent % 250}` };
    const path = `${origin}/api/quote-links/${next.token}/withdrawal`;
    const answer = await fetch(path, { method: 'POST', headers, body: '{"confirm":true}' }).catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    if (answer?.ok && body !== undefined) this.#acknowledged.add(next.id);
    else this.#waiting.push(next);
  }

  /** Returns every withdrawal that is lost, half done or done twice. */
  getFaults(contracts: readonly StoredContract[]): string[] {
    return contracts.flatMap(({ quote_id, withdrawn_at, order_status, standing_cents, invoices, credits }) => {
      if (withdrawn_at === null && this.#acknowledged.has(quote_id)) return [`the withdrawal of ${quote_id} is lost`];
      const ended = order_status === 'annulé' && standing_cents === 0 && credits === invoices;
      const untouched = order_status !== 'annulé' && standing_cents > 0 && credits === 0;
      if (invoices === 2 && (withdrawn_at === null ? untouched : ended)) return [];
      return [
        `contract ${quote_id}: ${JSON.stringify({ withdrawn_at, order_status, standing_cents, invoices, credits })}`,
      ];
    });
  }

  /** Makes a contract with a paid deposit invoice and a final one; returns its quote. */
  async #sign(call: AdminCall, place: number): Promise<number> {
    const client = { clientName: 'Paule Rivoire', clientEmail: getAddress(place) };
    const { id } = await send(call, '/admin/quotes', { ...client, ...WORKS });
    await send(call, `/admin/quotes/${id}/acceptance`, { name: 'Paule Rivoire', accepted_on: TODAY, means: 'oral' });
    await send(call, `/admin/quotes/${id}/deposits`, { amount: DEPOSIT, due_on: '2099-12-31' });
    const receipt = { quoteId: id, amount: DEPOSIT, means: 'cheque', received_on: TODAY, is_again: true };
    await send(call, '/admin/payments', receipt);
    const order = await send(call, `/admin/quotes/${id}/convert`, {});
    await send(call, `/admin/orders/${order.id}/invoices`, {});
    return id;
  }
}

const getAddress = (place: number): string => `contrat-${place}@essai.example`;

async function send(call: AdminCall, path: string, body: object): Promise<{ id: number }> {
  const answer = await call('POST', path, body);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number } }).data;
}

/** Reads the personal links from the outbox, by the address of the customer, once all are there. */
async function readLinks(folders: string[], count: number): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const end = Date.now() + MAIL_MS; links.size < count && Date.now() < end; await wait(500)) {
    const emails = await Promise.all(folders.map(readOutbox));
    for (const { to, text } of emails.flat()) {
      const [, token] = /devis\?token=([\w-]+)/.exec(text ?? '') ?? [];
      if (token !== undefined) links.set(to?.[0]?.address ?? '', token);
    }
  }
  if (links.size < count) throw new Error(`${links.size} of ${count} links were mailed.`);
  return links;
}
