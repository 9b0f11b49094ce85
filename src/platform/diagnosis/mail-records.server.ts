import { Resolver } from 'node:dns/promises';

/** What one record of the mail's domain says: `unknown` when the name servers did not answer. */
export type RecordState = 'good' | 'missing' | 'wrong' | 'unknown';

export interface MailRecords {
  spf: RecordState;
  dkim: RecordState;
  dmarc: RecordState;
}

/** The part of a resolver that is needed; tests pass one with planted answers. */
export interface TextResolver {
  resolveTxt(name: string): Promise<string[][]>;
}

/** What signs the emails: the name of the key's record, and the public key that must stand there. */
export interface MailKey {
  domain: string;
  selector: string;
  publicKey: string;
}

const TIMEOUT_MS = 3_000;

/** Returns a resolver that gives up after three seconds. */
export const createResolver = (): TextResolver => new Resolver({ timeout: TIMEOUT_MS, tries: 1 });

/** Answers of name servers that mean: there is no such record. */
const ABSENT = ['ENOTFOUND', 'ENODATA'];

/** Returns the records of a name with this beginning; undefined when nobody answered. */
async function readRecords(resolver: TextResolver, name: string, begins: RegExp): Promise<string[] | undefined> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join('')).filter((record) => begins.test(record));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return ABSENT.includes(code) ? [] : undefined;
  }
}

/** Two records of one kind are none: receivers then ignore both (RFC 7208, RFC 7489). */
function judge(records: string[] | undefined, isGood: (record: string) => boolean): RecordState {
  if (records === undefined) return 'unknown';
  if (records[0] === undefined) return 'missing';
  return records.length === 1 && isGood(records[0]) ? 'good' : 'wrong';
}

/** Returns whether an SPF record ends with a rule for all other senders that is not “accept”. */
const isStrictSpf = (record: string): boolean => /\s(?:[-~?]all|redirect=\S+)\s*$/i.test(record);

const hasPolicy = (record: string): boolean => /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record);

/** A policy of the domain above applies to a domain without its own. */
async function readDmarc(resolver: TextResolver, domain: string): Promise<RecordState> {
  const state = judge(await readRecords(resolver, `_dmarc.${domain}`, /^v=DMARC1\b/i), hasPolicy);
  const above = domain.split('.').slice(1);
  return state === 'missing' && above.length > 1 ? readDmarc(resolver, above.join('.')) : state;
}

async function readDkim(resolver: TextResolver, { domain, selector, publicKey }: MailKey): Promise<RecordState> {
  const records = await readRecords(resolver, `${selector}._domainkey.${domain}`, /(?:^|;)\s*p\s*=/i);
  return judge(records, (record) => {
    const [, stored = ''] = /(?:^|;)\s*p\s*=\s*([A-Za-z0-9+/=\s]*)/i.exec(record) ?? [];
    return stored.replaceAll(/\s/g, '') === publicKey;
  });
}

/** Looks up who may send for a domain, its signing key and its policy; `dkim` is missing without a key of this site. */
export async function readMailRecords(
  domain: string,
  key: MailKey | undefined,
  resolver: TextResolver,
): Promise<MailRecords> {
  const [spf, dkim, dmarc] = await Promise.all([
    readRecords(resolver, domain, /^v=spf1(?:\s|$)/i).then((records) => judge(records, isStrictSpf)),
    key && readDkim(resolver, key),
    readDmarc(resolver, domain),
  ]);
  return { spf, dkim: dkim ?? 'missing', dmarc };
}
