import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Figures that were stored in the group `company`, and the promise that each becomes. */
const PROMISES: Record<string, string> = {
  clients_short: 'clients',
  clients_total: 'projects',
  experience_years: 'years',
  average_rating: 'rating',
};

/** What the texts of the demonstration said themselves until now. */
const DEMONSTRATION = {
  answer_hours: 2,
  reply_hours: 24,
  guarantee_years: 10,
  treatment_years: 5,
  satisfaction_percent: 100,
  certification: 'Expert certifié',
  availability: '24h/24 et 7j/7',
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MORNING = { from: '08:00', to: '12:00' };
const WORKDAY = [MORNING, { from: '13:30', to: '18:00' }];
const ALL_DAY = [{ from: '00:00', to: '24:00' }];
/** Hours that applied to a day that was not stored. */
const formerDefault = (day: string): object[] => (day === 'sunday' ? [] : day === 'saturday' ? [MORNING] : WORKDAY);

interface Row {
  grp: string;
  name: string;
  value: string;
  updated_at: string;
}

const declare = (name: string, value: unknown, updated_at: string): Row => ({
  grp: 'promises',
  name,
  value: JSON.stringify({ source: 'declared', value, declared_on: updated_at.slice(0, 10) }),
  updated_at,
});

/** Returns the rows that state again what a stored setting or the demonstration stated; never what only a default did. */
function toPromises(rows: Row[]): Row[] {
  const find = (grp: string, name: string): Row | undefined =>
    rows.find((row) => row.grp === grp && row.name === name);
  const figures = rows.filter(({ grp, name, value }) => grp === 'company' && name in PROMISES && Number(value) > 0);
  const moved = figures.map(({ name, value, updated_at }) => declare(PROMISES[name] ?? name, Number(value), updated_at));
  const demo = find('demo', 'state');
  const isDemo = demo?.value === '"filled"' && /^"EXEMPLE/.test(find('company', 'siret')?.value ?? '');
  const storedDays = rows.filter(({ grp, name }) => grp === 'hours' && WEEKDAYS.includes(name));
  const latest = storedDays[0] ?? (isDemo ? demo : undefined);
  const hours = WEEKDAYS.filter((day) => latest !== undefined && find('hours', day) === undefined).map((name) => ({
    grp: 'hours',
    name,
    value: JSON.stringify(storedDays.length === 0 ? ALL_DAY : formerDefault(name)),
    updated_at: latest?.updated_at ?? '',
  }));
  const example = isDemo ? Object.entries(DEMONSTRATION) : [];
  return [...moved, ...hours, ...example.map(([name, value]) => declare(name, value, demo?.updated_at ?? ''))];
}

/** Moves stored figures into declared promises, keeps the hours of a half-stored week, and adds the first answer. */
export const promises: Migration = {
  async up(schema: Kysely<Tables>) {
    await schema.schema.alterTable('contact_messages').addColumn('first_replied_at', 'text').execute();
    await schema
      .updateTable('contact_messages')
      .set((row) => ({ first_replied_at: row.ref('replied_at') }))
      .execute();
    const rows = await schema.selectFrom('settings').select(['grp', 'name', 'value', 'updated_at']).execute();
    const added = toPromises(rows as Row[]);
    if (added.length === 0) return;
    await schema
      .insertInto('settings')
      .values(added)
      .onConflict((conflict) => conflict.columns(['grp', 'name']).doNothing())
      .execute();
  },
};
