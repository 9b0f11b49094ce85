import { setTimeout as wait } from 'node:timers/promises';
import { parisDay } from '#src/kernel/dates.ts';
import { adminCalls, sendData } from './back-office.ts';
import { isTo, readOutbox } from './read-outbox.ts';
import type { BuiltServer } from './server.ts';

export const CUSTOMER = { email: 'camille@journeys.example', password: 'Une-tuile-et-trois-lattes' };
const NAME = 'Camille Faure';
const MAIL_MS = 60_000;
const LINES = [
  { label: 'Réfection de la couverture', quantity: 96, unit: 'm²', unit_price: 105, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity: 1, unit: 'forfait', unit_price: 1_200, vat_rate: 5.5 },
];
const CARD = { cardNumber: '4242424242424242', cardHolder: NAME, expiryMonth: '12', expiryYear: '2035', cvv: '123' };

/** What the addresses of this customer's screens name. */
export interface CustomerRecords {
  /** Contract with a deposit invoice. */
  quote: number;
  invoice: number;
  /** Link to a quote that waits for an answer. */
  token: string;
  /** Token that pays the invoice. */
  payment: string;
  /** Payment by card. */
  transaction: string;
}

async function post<Data>(origin: string, path: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Data;
}

/** Returns the token of the newest link to a page that was mailed to the customer, once there is one. */
async function readToken({ folder }: BuiltServer, page: string): Promise<string> {
  for (const end = Date.now() + MAIL_MS; Date.now() < end; await wait(100)) {
    const texts = (await readOutbox(folder)).filter((email) => isTo(email, CUSTOMER.email)).map(({ text }) => text);
    const token = new RegExp(`${page}\\?token=([\\w-]+)`).exec(texts.reverse().join('\n'))?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No link to ${page} was mailed.`);
}

/**
 * Opens a customer's account with two quotes, a contract, its deposit invoice, messages and a payment by card, and fills
 * the lists of the office that the demonstration leaves empty.
 */
export async function openCustomer(server: BuiltServer): Promise<CustomerRecords> {
  const { origin } = server;
  const { email, password } = CUSTOMER;
  await post(origin, '/auth/register', { name: NAME, email, password, password_confirmation: password });
  await post(origin, '/auth/verify-email', { token: await readToken(server, 'verification'), password });
  const office = await adminCalls(origin);
  const write = async (service: string): Promise<number> => {
    const body = {
      ...{ name: NAME, email, subject: `Demande de devis - ${service}` },
      message: 'La gouttière côté nord déborde.',
    };
    const { data } = await post<{ data: { id: number; quote_id: number } }>(origin, '/contact', body);
    await sendData(office, 'POST', `/admin/contact/${data.id}/reply`, { reply: 'Nous passons jeudi matin.' });
    const priced = { address: '2 rue du Four, 07250 Le Pouzin', lines: LINES, executionPeriod: 'Mars 2027' };
    await sendData(office, 'PUT', `/admin/quotes/${data.quote_id}`, priced);
    return data.quote_id;
  };
  await sendData(office, 'POST', `/admin/quotes/${await write('Zinguerie')}/send`, {});
  // Also what is mailed about the contract has a link.
  const token = await readToken(server, 'devis');
  const quote = await write('Couverture');
  const accepted = { name: NAME, accepted_on: parisDay(new Date()), means: 'oral' };
  await sendData(office, 'POST', `/admin/quotes/${quote}/acceptance`, accepted);
  const deposit = { amount: 3_000, due_on: '2099-12-31' };
  const { id } = await sendData<{ id: number }>(office, 'POST', `/admin/quotes/${quote}/deposits`, deposit);
  const customer = await adminCalls(origin, CUSTOMER);
  const link = await sendData<{ token: string }>(customer, 'POST', '/user/payment-links', { invoiceId: id });
  const { transactionId } = await post<{ transactionId: string }>(origin, '/payment/process', { ...CARD, amount: 120 });
  // Lists that the demonstration leaves empty: subscribers, redirects, the bin.
  await post(origin, '/newsletter', { email });
  const redirect = { from_path: '/toiture', to_path: '/services', status: 301 };
  await sendData(office, 'POST', '/admin/redirects', redirect);
  const { id: old } = await sendData<{ id: number }>(office, 'POST', '/admin/redirects', {
    ...redirect,
    from_path: '/toit',
  });
  await sendData(office, 'DELETE', `/admin/redirects/${old}`);
  return { quote, invoice: id, token, payment: link.token, transaction: transactionId };
}
