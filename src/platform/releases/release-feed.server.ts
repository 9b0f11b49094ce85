import { z } from 'zod';
import { isVersion } from '#src/kernel/version.ts';
import { perApp } from '../app-state.server.ts';
import { log } from '../log.server.ts';
import { AnswerTooLong, boundedFetch, withinPatience } from '../outgoing/bounded-fetch.server.ts';

const PATIENCE_MS = 10_000;
const VERSION_MAX = 60;
const ADDRESS_MAX = 500;

const own = perApp(() => ({ address: undefined as string | undefined, patienceMs: PATIENCE_MS }));

/** Sets where versions of this program are announced. Called once at start. */
export function configureReleaseFeed(address: string | undefined, patienceMs = PATIENCE_MS): void {
  Object.assign(own(), { address, patienceMs });
}

export const hasReleaseFeed = (): boolean => own().address !== undefined;

/** The latest release, as GitHub's API describes it (`…/releases/latest`); Gitea and Forgejo do alike. */
const Latest = z.object({
  tag_name: z.string().max(VERSION_MAX).refine(isVersion),
  published_at: z.iso.datetime({ offset: true }),
  html_url: z.url({ protocol: /^https$/ }).max(ADDRESS_MAX),
});

/** Nothing about this site: neither its version nor its address. GitHub refuses calls without a name. */
const HEADERS = { accept: 'application/json', 'user-agent': 'Faitage' };

export interface Release {
  /** Without the "v" of its tag. */
  version: string;
  publishedAt: string;
  notes: string;
}

/** Why no release could be read. */
export type FeedFault = 'unset' | 'late' | 'absent' | 'refused' | 'unreadable';

function toFault(error: unknown): FeedFault {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'late';
  return error instanceof AnswerTooLong ? 'unreadable' : 'absent';
}

async function ask(address: string): Promise<Release | FeedFault> {
  // A redirect may lead anywhere: only the address that the operator set is asked.
  const answer = await boundedFetch(address, { method: 'GET', headers: HEADERS, redirect: 'manual' });
  if (answer.status !== 200) return 'refused';
  const latest = Latest.safeParse(await answer.json().catch(() => undefined));
  if (!latest.success) return 'unreadable';
  const { tag_name: tag, published_at: publishedAt, html_url: notes } = latest.data;
  return { version: tag.replace(/^v/, ''), publishedAt, notes };
}

/** Asks for the latest release: ten seconds and half a megabyte at most. */
export async function readLatestRelease(): Promise<Release | FeedFault> {
  const { address, patienceMs } = own();
  if (address === undefined) return 'unset';
  return withinPatience(patienceMs, () => ask(address)).catch((error: unknown) => {
    const { name, message } = error as Error;
    log().warn({ name, message }, 'the feed of releases did not answer');
    return toFault(error);
  });
}
