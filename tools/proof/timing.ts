import { startServer } from '#tests/support/server.ts';

// Checks whether response times reveal if an address has an account: pairs of requests, known and unknown in turn.
const PAIRS = 100;
const WARM_UP = 10;
/** Welch's t above which two times differ for certain, and the share of the median that a network would not hide. */
const T_BOUND = 4.5;
const MEDIAN_BOUND = 0.05;
/** Share of the slowest times that is left out: other load on the machine. */
const TRIMMED = 0.1;
const PASSWORD = 'une tuile et trois lattes';

const server = await startServer({ TRUST_PROXY: '1', DEMO: '0' });
let clients = 0;

/** Times a request from its own address, so that no rate limit answers instead. @returns milliseconds */
async function time(path: string, body: object, status: number): Promise<number> {
  clients += 1;
  const from = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const start = performance.now();
  const answer = await fetch(`${server.origin}/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const took = performance.now() - start;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}.`);
  return took;
}

const known = (number: number): string => `connue-${number}@essai.example`;
const unknown = (number: number): string => `inconnue-${number}@essai.example`;
const registration = (email: string) => ({ name: 'Essai', email, password: PASSWORD, password_confirmation: PASSWORD });

const mean = (times: number[]): number => times.reduce((sum, one) => sum + one, 0) / times.length;
const variance = (times: number[]): number =>
  times.reduce((sum, one) => sum + (one - mean(times)) ** 2, 0) / (times.length - 1);
const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
const trimmed = (times: number[]): number[] =>
  times.toSorted((one, other) => one - other).slice(0, Math.round(times.length * (1 - TRIMMED)));

/** Sends requests in turn, with alternating order. @returns whether both times are equal within the bounds */
async function compare(name: string, ask: (email: string) => Promise<number>): Promise<boolean> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let number = 0; number < PAIRS + WARM_UP; number += 1) {
    const pair = [['known', known(number)] as const, ['unknown', unknown(number)] as const];
    for (const [kind, email] of number % 2 === 0 ? pair : pair.toReversed()) {
      const took = await ask(email);
      if (number >= WARM_UP) times[kind].push(took);
    }
  }
  const [one, other] = [trimmed(times.known), trimmed(times.unknown)];
  const t = (mean(one) - mean(other)) / Math.sqrt(variance(one) / one.length + variance(other) / other.length);
  const [middle, otherMiddle] = [median(times.known), median(times.unknown)];
  const isSame = Math.abs(t) < T_BOUND || Math.abs(middle - otherMiddle) < MEDIAN_BOUND * Math.min(middle, otherMiddle);
  const figures = `${middle.toFixed(1)} ms / ${otherMiddle.toFixed(1)} ms, t = ${t.toFixed(2)}`;
  console.log(`${name} : médianes compte / sans compte ${figures} : ${isSame ? 'même temps' : 'DIFFÉRENT'}`);
  return isSame;
}

try {
  for (let number = 0; number < PAIRS + WARM_UP; number += 1) await time('register', registration(known(number)), 201);
  const results = [
    await compare('connexion', (email) => time('login', { email, password: 'un autre mot de passe' }, 401)),
    await compare('mot de passe oublié', (email) => time('forgot-password', { email }, 200)),
  ];
  // The response reveals a taken address anyway (by design, and only a few times): it must at least not skip the hash.
  const taken: number[] = [];
  const free: number[] = [];
  for (let number = 0; number < 30; number += 1) {
    taken.push(await time('register', registration(known(number)), 422));
    free.push(await time('register', registration(`libre-${number}@essai.example`), 201));
  }
  const share = median(taken) / median(free);
  console.log(`inscription : prise ${median(taken).toFixed(1)} ms / libre ${median(free).toFixed(1)} ms`);
  if (results.includes(false) || share < 0.5) process.exitCode = 1;
} finally {
  await server.discard();
}
