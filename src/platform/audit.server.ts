import { isDeepStrictEqual } from 'node:util';
import { type Actor, isPerson } from '#src/kernel/actor.ts';
import { fold, toExcerpt } from '#src/kernel/text.ts';
import { type AuditClass, type AuditFacts, linkLine } from './audit-chain.server.ts';
import { nowIso } from './clock.server.ts';
import { beforeCommit, db, engine } from './database/database.server.ts';

/** Entry of the audit log; `before` and `after` hold only changed fields. */
export interface AuditEntry {
  action: string;
  subject: string;
  /** How long the entry is stored: accesses one year, changes (the default) three, accounting records ten. */
  class?: AuditClass;
  before?: unknown;
  after?: unknown;
  /** Set when the actor has just been erased: the entry omits name and address. */
  isNameless?: boolean;
}

interface Doer {
  actor: Actor;
  requestId: string;
  clientAddress?: string;
  userAgent?: string;
}

/** Returns the texts that name the record. */
const namesIn = (fields: unknown): string[] =>
  ['title', 'name', 'email'].flatMap((name) => {
    const value: unknown = Reflect.get(Object(fields), name);
    return typeof value === 'string' ? [value] : [];
  });

/** Returns the name that an entry keeps; a caller without an account is named by its kind. */
function getActorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.name;
  return actor.kind === 'operator' ? `operator ${actor.login}`.trim() : actor.kind;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Appends an entry to the chain of its class and locks the head until the commit; the last step of a transaction. */
export async function appendAudit(facts: AuditFacts): Promise<void> {
  const { class: name } = facts;
  const head = db().selectFrom('audit_chains').select(['seq', 'hash']).where('class', '=', name);
  const last = await (engine() === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow();
  const line = linkLine(facts, last);
  await db().insertInto('audit_log').values(line).execute();
  const { seq, hash } = line;
  await db().updateTable('audit_chains').set({ seq, hash }).where('class', '=', name).execute();
}

/** Adds an entry to the audit log, as the last step of the transaction that it describes. */
export async function recordAudit(by: Doer, entry: AuditEntry): Promise<void> {
  const { actor, requestId } = by;
  const { clientAddress = '', userAgent = '' } = entry.isNameless ? {} : by;
  const name = entry.isNameless ? '' : getActorName(actor);
  const names = new Set([...namesIn(entry.before), ...namesIn(entry.after)]);
  const facts = {
    at: nowIso(),
    actor_id: actor.kind === 'user' ? actor.userId : null,
    actor_name: name,
    action: entry.action,
    class: entry.class ?? 'change',
    subject: entry.subject,
    before: json(entry.before),
    after: json(entry.after),
    request_id: requestId,
    ip: clientAddress,
    user_agent: userAgent,
    search_text: fold([name, entry.action, entry.subject, ...names].filter(Boolean).join(' ')),
  };
  await beforeCommit(`audit:${facts.class}`, () => appendAudit(facts));
}

type Fields = Record<string, unknown>;

const LOGGED_LENGTH = 200;
/** Shortens a long text to its beginning. */
const logged = (value: unknown): unknown => (typeof value === 'string' ? toExcerpt(value, LOGGED_LENGTH) : value);

/** Adds an entry with the old and new values that a person changed; none when nothing differs. */
export async function recordChange(
  by: Doer,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'class'>,
  before: Fields,
  after: Fields,
): Promise<void> {
  const names = Object.keys(after).filter(
    (name) => name !== 'updated_at' && !isDeepStrictEqual(before[name], after[name]),
  );
  if (!isPerson(by.actor) || names.length === 0) return;
  const only = (state: Fields): Fields => Object.fromEntries(names.map((name) => [name, logged(state[name])]));
  await recordAudit(by, { ...entry, before: only(before), after: only(after) });
}
