import { isDeepStrictEqual } from 'node:util';
import { articlePath } from '#src/domains/blog/blog.views.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { getPart, listStored } from './bundle-parts.internal.server.ts';
import { knownPictures, type PictureFiles, storePictures } from './bundle-pictures.internal.server.ts';
import { PART_SCHEMAS, type SiteBundle } from './site-bundle.contract.ts';
import { findTexts, mapTexts, pendingAddress, pictureHash, pictureSource } from './site-bundle.rules.ts';
import { TRANSFER_TEXTS as texts } from './transfer.texts.ts';
import { type Outcome, PART_NAMES, type PartName, type TransferReport } from './transfer-report.contract.ts';
import { toReport } from './transfer-report.views.ts';

const TITLE_MAX = 120;

/** One record of a file, and what happens to it. */
export interface PlannedRecord {
  part: PartName;
  name: string;
  outcome: Outcome;
  reason: string;
  /** Checked record, with addresses of stored pictures once they are stored. */
  record: unknown;
}

export interface Plan {
  records: PlannedRecord[];
  kept: number;
  pictures: TransferReport['pictures'];
  notes: string[];
}

/** Returns why a record is refused, in one sentence: the first field with its reason. */
function getReason(error: Parameters<typeof toRefusal>[0]): string {
  const [[field = '', [sentence = '']] = ['', []]] = Object.entries(toRefusal(error).fields ?? {});
  return `${field} : ${sentence}`;
}

/** Fields by which a record is named that its schema refuses. */
const TITLES = ['title', 'name', 'slug', 'from_path', 'group', 'page'];

function getTitle(raw: unknown): string {
  const fields = new Map(Object.entries(typeof raw === 'object' && raw !== null ? raw : {}));
  const title = TITLES.map((name) => fields.get(name)).find((text) => typeof text === 'string');
  return String(title ?? texts.unnamed).slice(0, TITLE_MAX);
}

interface Pictures {
  files: PictureFiles;
  /** Addresses of stored pictures by file. */
  known: ReadonlyMap<string, string>;
}

const isOwnAddress = (text: string): boolean => text.startsWith('/media/');

/** Returns whether a stored record has every value of this one; what the file does not say stays as it is. */
const isCovered = (stored: unknown, record: unknown): boolean =>
  isDeepStrictEqual({ ...(stored as object), ...(record as object) }, stored);

/** Plans one part: each record is checked by its schema and compared with the stored one. */
async function planPart(part: PartName, raw: readonly unknown[], pictures: Pictures) {
  const { keyOf, nameOf, isSame = isCovered } = getPart(part);
  const stored = new Map((await listStored(part)).map((record) => [keyOf(record), record]));
  const total = stored.size;
  const seen = new Set<string>();
  const records = raw.map((one): PlannedRecord => {
    const refuse = (reason: string): PlannedRecord => ({
      ...{ part, name: getTitle(one), outcome: 'refuse', reason, record: null },
    });
    const missing = findTexts(
      one,
      (text) => pictureHash(text) !== undefined && !pictures.files.has(pictureSource(text)),
    );
    if (missing.length > 0) return refuse(texts.pictureMissing);
    // An address of the site that was left is none here.
    const toAddress = (text: string): string => {
      if (pictureHash(text) !== undefined) return pictures.known.get(text) ?? pendingAddress(text);
      return isOwnAddress(text) ? '' : text;
    };
    const parsed = PART_SCHEMAS[part].safeParse(mapTexts(one, toAddress));
    if (!parsed.success) return refuse(getReason(parsed.error));
    const key = keyOf(parsed.data);
    if (seen.has(key)) return refuse(texts.twice);
    seen.add(key);
    const before = stored.get(key);
    const outcome = before === undefined ? 'create' : isSame(before, parsed.data) ? 'same' : 'replace';
    return { part, name: nameOf(parsed.data), outcome, reason: '', record: parsed.data };
  });
  return { records, kept: total - [...seen].filter((key) => stored.has(key)).length };
}

/** Pages that the records of a part have. */
const PAGE_PATHS: Partial<Record<PartName, (slug: string) => string>> = { posts: articlePath, services: servicePath };

/** Refuses redirects to pages of this file that were refused themselves: they would lead nowhere. */
function refuseLost(records: readonly PlannedRecord[], { parts }: SiteBundle): void {
  const refused = Object.entries(PAGE_PATHS).flatMap(([part, toPath]) => {
    const planned = records.filter((record) => record.part === part);
    const raw = (parts[part as PartName] ?? []) as { slug?: unknown }[];
    return raw.flatMap(({ slug }, place) => (planned[place]?.outcome === 'refuse' ? [toPath(String(slug))] : []));
  });
  for (const change of records.filter(({ part, outcome }) => part === 'redirects' && outcome === 'create')) {
    const { to_path } = change.record as { to_path: string };
    if (refused.includes(to_path)) Object.assign(change, { outcome: 'refuse', reason: texts.lost });
  }
}

/** Compares a bundle with the site; nothing is changed. */
export async function planBundle(bundle: SiteBundle, files: PictureFiles, notes: string[] = []): Promise<Plan> {
  const wanted = findTexts(bundle.parts, (text) => pictureHash(text) !== undefined);
  const known = await knownPictures(wanted);
  const plan: Plan = {
    records: [],
    kept: 0,
    pictures: { stored: 0, known: 0, missing: wanted.filter((file) => !files.has(pictureSource(file))) },
    notes,
  };
  for (const part of PART_NAMES) {
    const { records, kept } = await planPart(part, bundle.parts[part] ?? [], { files, known });
    plan.records.push(...records);
    plan.kept += kept;
  }
  refuseLost(plan.records, bundle);
  const present = wanted.filter((file) => files.has(pictureSource(file)));
  plan.pictures.known = present.filter((file) => known.has(file)).length;
  plan.pictures.stored = present.length - plan.pictures.known;
  return plan;
}

const isChange = ({ outcome }: PlannedRecord): boolean => outcome === 'create' || outcome === 'replace';

/** Stores the new pictures of a plan. Slow: called in the `prepare` of a command, never inside a transaction. */
export async function preparePictures(plan: Plan, bundle: SiteBundle, files: PictureFiles): Promise<void> {
  const wanted = findTexts(bundle.parts, (text) => pictureHash(text) !== undefined && files.has(pictureSource(text)));
  const known = await knownPictures(wanted);
  const pending = new Map(
    wanted.filter((file) => !known.has(file)).map((file) => [pendingAddress(file), file] as const),
  );
  const changes = plan.records.filter(isChange);
  const addresses = findTexts(
    changes.map(({ record }) => record),
    (text) => pending.has(text),
  );
  const stored = await storePictures(
    addresses.map((address) => pending.get(address) ?? ''),
    files,
  );
  for (const change of changes) {
    change.record = mapTexts(change.record, (text) => stored.get(pending.get(text) ?? '') ?? text);
  }
}

/** Stores every changed record, in the caller's transaction. @throws DomainError that names the record. */
export async function applyPlan(plan: Plan, authorId: number | null): Promise<TransferReport> {
  for (const change of plan.records.filter(isChange)) {
    const { put, mayRefuse } = getPart(change.part);
    try {
      await put(change.record, authorId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const [reason = error.message] = Object.values(error.fields ?? {}).flat();
      if (!mayRefuse) throw new DomainError('invalid', `${change.name} : ${reason}`, { cause: error });
      Object.assign(change, { outcome: 'refuse', reason });
    }
  }
  return toReport(plan, true);
}
