import { DomainError } from '#src/kernel/errors.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { NewRedirect, Redirect } from './redirect.contract.ts';
import { checkRedirect, type Ground, getGround, REDIRECTS_CONTENT } from './redirect.internal.server.ts';
import {
  finalTarget,
  REDIRECTS_MAX,
  readSource,
  readTarget,
  sourceTaken,
  targetPath,
  tooManyRedirects,
} from './redirect.rules.ts';
import { insertRedirect, selectRedirects, updateRedirect } from './redirect.store.server.ts';

type Statuses = Map<string, NewRedirect['status']>;
type Numbered = { line: number; redirect: NewRedirect };

/** Returns what a refusal says of one address. */
function toSentence(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  return Object.values(error.fields ?? {})[0]?.[0] ?? error.message;
}

/** Returns whether the stored redirect of this old address leads to the same page for the same time. */
function isStored({ from_path, to_path, status }: NewRedirect, { known }: Ground, statuses: Statuses): boolean {
  const stored = known.get(from_path);
  return (
    stored !== undefined &&
    statuses.get(from_path) === status &&
    finalTarget({ from_path, to_path }, known) === finalTarget({ from_path, to_path: stored }, known)
  );
}

/**
 * Checks redirects one after the other, each as if those before it were stored. `changed` are stored ones that the new
 * ones shorten.
 */
export async function planRedirects(lines: readonly Numbered[]) {
  const stored = await selectRedirects();
  const ground = getGround(stored);
  const statuses: Statuses = new Map(stored.map(({ from_path, status }) => [from_path, status]));
  const rows: (NewRedirect & { line: number; is_known: boolean })[] = [];
  const errors: { line: number; message: string }[] = [];
  for (const { line, redirect } of lines) {
    try {
      const read = { ...redirect, from_path: readSource(redirect.from_path), to_path: readTarget(redirect.to_path) };
      const is_known = isStored(read, ground, statuses);
      const checked = is_known ? read : await checkRedirect(redirect, ground);
      if (!is_known) ground.known.set(checked.from_path, checked.to_path);
      statuses.set(checked.from_path, checked.status);
      rows.push({ ...checked, line, is_known });
    } catch (error) {
      errors.push({ line, message: toSentence(error) });
    }
  }
  const shorten = <Line extends NewRedirect>(one: Line): Line => ({ ...one, to_path: finalTarget(one, ground.known) });
  const added = new Set(rows.filter(({ is_known }) => !is_known).map(({ from_path }) => from_path));
  if (ground.known.size > REDIRECTS_MAX) errors.push({ line: 1, message: tooManyRedirects().message });
  return {
    rows: rows.map(shorten),
    errors,
    changed: stored.filter((one) => added.has(targetPath(one.to_path))).map(shorten),
  };
}

const byAddress = (one: NewRedirect, other: NewRedirect): number => (one.from_path < other.from_path ? -1 : 1);

/**
 * Stores checked redirects by their old address, so that two imports take the same ones in one order.
 * @throws when another editor has stored one of them since.
 */
export async function storeRedirects(added: readonly NewRedirect[], changed: readonly Redirect[]): Promise<void> {
  for (const redirect of changed.toSorted(byAddress)) await updateRedirect(redirect);
  for (const { from_path, to_path, status } of added.toSorted(byAddress)) {
    await insertRedirect({ from_path, to_path, status }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? sourceTaken() : error;
    });
  }
  await publish('content', { what: REDIRECTS_CONTENT });
}
