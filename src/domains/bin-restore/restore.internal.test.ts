import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { purgeBin } from '#src/domains/bin/bin.internal.server.ts';
import { listBin } from '#src/domains/bin/bin.queries.server.ts';
import { emptyBin } from '#src/domains/bin/commands/empty-bin.server.ts';
import { changePost } from '#src/domains/blog/commands/change-post.server.ts';
import { createPost } from '#src/domains/blog/commands/create-post.server.ts';
import { deletePost } from '#src/domains/blog/commands/delete-post.server.ts';
import { shiftClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countSamples } from '#tests/support/samples.ts';
import { restoreRecords } from './restore.internal.server.ts';

useDatabase();

const DAY_MS = 86_400_000;
const TITLES = ['Zinc', 'Ardoise', 'Mousse'];
const ACTS = ['create', 'edit', 'delete', 'restore', 'wait', 'purge', 'empty'] as const;

/** What must be true: where each article is, and how long the deleted ones stay. */
class Model {
  live = new Map<number, string>();
  binned = new Map<number, { content: string; until: number }>();
  days = 0;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

async function act(model: Model, admin: Context, [kind, at]: readonly [(typeof ACTS)[number], number]): Promise<void> {
  const id = pick([...model.live.keys()], at) ?? 0;
  if (kind === 'create') {
    const content = `Texte ${at}`;
    const post = await createPost(admin, { title: TITLES[at % TITLES.length] ?? '', content });
    model.live.set(post.id, content);
  } else if (kind === 'edit' && id > 0) {
    await changePost(admin, { id, content: `Texte ${at} revu` });
    model.live.set(id, `Texte ${at} revu`);
  } else if (kind === 'delete' && id > 0) {
    await deletePost(admin, { id });
    model.binned.set(id, { content: model.live.get(id) ?? '', until: model.days + 30 });
    model.live.delete(id);
  } else if (kind === 'restore') await restoreOne(model, admin, at);
  else if (kind === 'wait') await waitTenDays(model);
  else if (kind === 'purge') await purgeBin();
  else if (kind === 'empty' && at % 5 === 0) {
    await emptyBin(admin, {});
    model.binned.clear();
  }
}

async function restoreOne(model: Model, admin: Context, at: number): Promise<void> {
  const record = pick((await listBin(admin, {})).items, at);
  if (record === undefined) return;
  const { subject_id } = await db()
    .selectFrom('bin_records')
    .select('subject_id')
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow();
  expect((await restoreRecords(admin, [record.id, record.id])).restored).toHaveLength(1);
  model.live.set(subject_id, model.binned.get(subject_id)?.content ?? '');
  model.binned.delete(subject_id);
}

async function waitTenDays(model: Model): Promise<void> {
  model.days += 10;
  shiftClock(model.days * DAY_MS);
  for (const [id, { until }] of model.binned) if (until <= model.days) model.binned.delete(id);
}

async function check(model: Model, admin: Context): Promise<void> {
  const rows = await db().selectFrom('blog_posts').select(['id', 'slug', 'content']).orderBy('id').execute();
  const live = [...model.live].sort(([one], [other]) => one - other);
  expect(rows.map(({ id, content }) => [id, content])).toEqual(live);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  expect((await listBin(admin, {})).meta.total).toBe(model.binned.size);
}

describe('restoreRecords', () => {
  it('loses nothing and duplicates nothing on a random walk of writing, deleting, restoring and waiting', async () => {
    const admin = await asAdmin();
    const walk = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(50)), { minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(walk, async (acts) => {
        await db().deleteFrom('blog_posts').execute();
        await db().deleteFrom('bin_records').execute();
        const model = new Model();
        shiftClock(0);
        for (const one of acts) await act(model, admin, one);
        await check(model, admin);
      }),
      { numRuns: countSamples(8) },
    );
    shiftClock(0);
  });
});
