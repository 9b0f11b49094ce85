import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { send, visits } from '../visitor.ts';

const PICTURE = join('illustrations', 'apres-tuiles.webp');

/** Data of the proof beside the demonstration's. */
export interface Marks {
  message: number;
  quote: number;
  picture: string;
}

async function ask<Data>(call: AdminCall, method: string, path: string, body?: object): Promise<Data> {
  const answer = await call(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} : ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Writes a message, an agreed quote and a picture through the API of a running server. */
export async function writeMarks(origin: string): Promise<Marks> {
  const call = await adminCalls(origin);
  const [visit = { number: 0, acknowledged: undefined }] = visits(1);
  await send(origin, visit);
  const client = { clientName: 'Paule Rivoire', clientEmail: 'paule@essai.example', service: 'Couverture' };
  const quote = await ask<{ id: number }>(call, 'POST', '/admin/quotes', { ...client, montant: 4_210.5 });
  await ask(call, 'PUT', `/admin/quotes/${quote.id}/status`, { status: 'approved' });
  const image = `data:image/webp;base64,${readFileSync(PICTURE, 'base64')}`;
  const work = { title: 'Toit de la preuve', image, image_alt: 'Un toit' };
  const { image: picture } = await ask<{ image: string }>(call, 'POST', '/admin/gallery', work);
  return { message: visit.acknowledged ?? 0, quote: quote.id, picture };
}

/** Reads them from a running server; the same text for the same data, in every version. */
export async function readMarks(origin: string, { message, quote, picture }: Marks): Promise<string> {
  const call = await adminCalls(origin);
  const sent = await ask<{ email: string; message: string }>(call, 'GET', `/admin/contact/${message}`);
  const agreed = await ask<{ montant: number; status: string }>(call, 'GET', `/admin/quotes/${quote}`);
  const bytes = await fetch(origin + picture).then((answer) => answer.bytes());
  const hash = createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify([sent.email, sent.message, agreed.montant, agreed.status, bytes.length, hash]);
}
