/** One visitor with their own address and key; repeating the send creates no second message. */
export interface Visit {
  number: number;
  /** Id of the message once the server has acknowledged it. */
  acknowledged: number | undefined;
}

export const visits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, number) => ({ number, acknowledged: undefined }));

export const getEmail = ({ number }: Visit): string => `visiteur-${number}@essai.example`;

/** Sends the visitor's message; a cut connection leaves it unacknowledged, any other status but 201 throws. */
export async function send(origin: string, visit: Visit): Promise<void> {
  const { number } = visit;
  const answer = await fetch(`${origin}/api/contact`, {
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
  if (answer === undefined) return;
  const body = await answer.json().catch(() => undefined);
  if (body === undefined) return;
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  visit.acknowledged = body.data.id;
}

/** Sends all unacknowledged messages, twenty at a time, until done or stopped. */
export async function sendAll(origin: string, all: Visit[], goesOn: () => boolean = () => true): Promise<void> {
  const waiting = all.filter((visit) => visit.acknowledged === undefined);
  const worker = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit !== undefined && goesOn(); visit = waiting.shift()) {
      await send(origin, visit);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}
