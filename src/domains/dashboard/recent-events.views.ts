import { lazy } from '#src/kernel/lazy.ts';
import { fill } from '#src/kernel/text.ts';
import type { RecentWork } from './dashboard.contract.ts';
import { DASHBOARD_TEXTS } from './dashboard.texts.ts';

const TEXTS = DASHBOARD_TEXTS.activity;
const ROWS = 8;
/** As many records of one kind, made within this time, are one line: somebody filled or imported them. */
const GROUPED_FROM = 3;
const GROUPED_MS = 3_600_000;
/** Most people that a line of several records names. */
const NAMED = 2;

type EventKind = keyof typeof TEXTS.grouped;

/** One line of the recent activity. */
export interface RecentEvent {
  kind: EventKind;
  /** Record of the line; null for a line of several. */
  id: number | null;
  key: string;
  text: string;
  detail: string;
  at: string;
}

interface Act extends RecentEvent {
  id: number;
  actor: string;
  isDemo: boolean;
}

const names = lazy(() => new Intl.ListFormat('fr-FR'));

/** Names who made the records of a line. */
function nameActors(acts: readonly Act[]): string {
  if (acts.every(({ isDemo }) => isDemo)) return TEXTS.demo;
  const actors = [...new Set(acts.map(({ actor }) => actor || TEXTS.company))];
  const others = actors.length - NAMED;
  if (others <= 0) return names().format(actors);
  const rest = others === 1 ? TEXTS.oneOther : fill(TEXTS.others, { count: others });
  return names().format([...actors.slice(0, NAMED), rest]);
}

/** Merges records of one kind that follow each other closely; those of the demonstration stay apart. */
function groupActs(acts: readonly Act[]): RecentEvent[] {
  const runs: Act[][] = [];
  for (const act of acts) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isNear = first !== undefined && Date.parse(first.at) - Date.parse(act.at) < GROUPED_MS;
    if (run !== undefined && isNear && first.kind === act.kind && first.isDemo === act.isDemo) run.push(act);
    else runs.push([act]);
  }
  return runs.flatMap((run): RecentEvent[] => {
    const [first] = run;
    if (first === undefined || run.length < GROUPED_FROM) return run;
    const detail = run.map((act) => act.detail).filter(Boolean);
    return [
      {
        ...first,
        id: null,
        text: fill(TEXTS.grouped[first.kind], { count: run.length, actors: nameActors(run) }),
        detail: [...new Set(detail)].join(', '),
      },
    ];
  });
}

/** Merges all kinds into one list, newest first. A message that opened a quote appears as the quote. */
export function getRecentEvents(work: RecentWork): RecentEvent[] {
  const asking = new Set(work.recent_quotes.map(({ message_id }) => message_id));
  const toAct = (
    kind: EventKind,
    { id, created_at, is_demo }: { id: number; created_at: string; is_demo: boolean },
    words: Record<'name' | 'actor' | 'detail', string>,
  ): Act => ({
    ...{ kind, id, key: `${kind}-${id}`, at: created_at, isDemo: is_demo, actor: words.actor, detail: words.detail },
    text: fill(TEXTS[kind], { name: words.name }),
  });
  const acts = [
    ...work.recent_quotes.map((row) =>
      toAct('quote', row, { name: row.client_name, actor: row.client_name, detail: row.service_type }),
    ),
    ...work.recent_messages
      .filter(({ id }) => !asking.has(id))
      .map((row) => toAct('message', row, { name: row.name, actor: row.name, detail: row.subject })),
    ...work.recent_blog_posts.map((row) =>
      toAct('post', row, { name: row.title, actor: row.author, detail: row.category }),
    ),
    ...work.recent_testimonials.map((row) =>
      toAct('testimonial', row, { name: row.name, actor: row.name, detail: row.location }),
    ),
  ];
  return groupActs(acts.sort((one, other) => other.at.localeCompare(one.at))).slice(0, ROWS);
}
