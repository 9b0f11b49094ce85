import { publicLink } from '../public-link.server.ts';

/** Why a public address did not answer as this program does. */
export type AddressFault =
  | 'unknown-host'
  | 'refused'
  | 'late'
  | 'certificate'
  | 'unreachable'
  | 'other-site'
  | 'status';

export type AddressReading = { isOwn: true } | { isOwn: false; fault: AddressFault; detail: string };

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 5_000;
const ANSWER_MAX = 200;

const FAULTS: Record<string, AddressFault> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'late',
  ETIMEDOUT: 'late',
};

function toFault(error: unknown): AddressFault {
  if (error instanceof Error && error.name === 'TimeoutError') return 'late';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return 'certificate';
  return FAULTS[code] ?? 'unreachable';
}

/** Reads the beginning of an answer: the rest of a foreign page is of no use. */
async function readBeginning(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value?.slice(0, ANSWER_MAX));
}

/**
 * Asks `PUBLIC_URL` from the outside whether this program answers there. Nobody chooses the address: it is the
 * configured one with the path of the probe, redirects are not followed, and one chunk of the answer is read.
 */
export async function askOwnAddress(fetchFrom: Fetch = fetch): Promise<AddressReading> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetchFrom(publicLink('/healthz'), { redirect: 'manual', signal });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { isOwn: false, fault: 'status', detail: String(answer.status) };
    }
    const isOwn = /^\{"status":"ok"/.test(await readBeginning(answer));
    return isOwn ? { isOwn } : { isOwn, fault: 'other-site', detail: '' };
  } catch (error) {
    return { isOwn: false, fault: toFault(error), detail: '' };
  }
}
