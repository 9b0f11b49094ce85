import { setTimeout as wait } from 'node:timers/promises';

/** One visitor with their own address and key; repeating the send creates no second message. */
export interface Visit {
  number: number;
  /** Id of the message once the server has acknowledged it. */
  acknowledged: number | undefined;
}

export const visits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, number) => ({ number, acknowledged: undefined }));

export const getEmail = ({ number }: Visit): string => `envoi-${number}@essai.example`;

/** How often a visitor presses the button of the form before they give up. */
const PRESSES = 4;
const UNAVAILABLE = 503;

/** Presses the button once; undefined for a cut connection. */
async function press(origin: string, visit: Visit): Promise<Response | undefined> {
  const { number } = visit;
  return await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `preuve-${number}`,
      'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({
      name: `Visiteur ${number}`,
      email: getEmail(visit),
      phone: '',
      subject: 'Demande de devis - Couverture',
      message: `Message numéro ${number}.`,
    }),
  }).catch(() => undefined);
}

/**
 * Sends the visitor's message as the form does: after a 503 again with the same key, once the time it names is over. A
 * cut connection leaves it unacknowledged.
 * @returns how many times it was refused by 503.
 * @throws for any other status but 201, and when the visitor gives up.
 */
export async function send(origin: string, visit: Visit, goesOn: () => boolean = () => true): Promise<number> {
  for (let refusals = 0; ; ) {
    const answer = await press(origin, visit);
    const body = await answer?.json().catch(() => undefined);
    if (answer === undefined || body === undefined) return refusals;
    if (answer.status === 201) {
      visit.acknowledged = body.data.id;
      return refusals;
    }
    if (answer.status === UNAVAILABLE) refusals += 1;
    if (answer.status !== UNAVAILABLE || refusals === PRESSES)
      throw new Error(`visiteur ${visit.number}, ${refusals} refus : ${answer.status} ${JSON.stringify(body)}`);
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    if (!goesOn()) return refusals;
  }
}

/** Sends all unacknowledged messages, twenty at a time, until done or stopped. @returns how many times 503 refused. */
export async function sendAll(origin: string, all: Visit[], goesOn: () => boolean = () => true): Promise<number> {
  const waiting = all.filter((visit) => visit.acknowledged === undefined);
  const worker = async (): Promise<number> => {
    let refusals = 0;
    for (let visit = waiting.shift(); visit !== undefined && goesOn(); visit = waiting.shift()) {
      refusals += await send(origin, visit, goesOn);
    }
    return refusals;
  };
  const counts = await Promise.all(Array.from({ length: 20 }, worker));
  return counts.reduce((sum, count) => sum + count, 0);
}
