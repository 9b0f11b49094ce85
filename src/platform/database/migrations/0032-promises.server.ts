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

/** What texts and defaults said of the demonstration until now. */
const DEMONSTRATION = {
  clients: 200,
  projects: 500,
  years: 10,
  rating: 4.9,
  answer_hours: 2,
  reply_hours: 24,
  guarantee_years: 10,
  treatment_years: 5,
  satisfaction_percent: 100,
  certification: 'Expert certifié',
  availability: '24h/24 et 7j/7',
};

/** Settings of the demonstration that were equal to their former default, and so never stored. */
const FORMER_DEFAULTS = [
  { grp: 'general', name: 'working_hours', value: '24h/24, 7j/7' },
  { grp: 'prices', name: 'maintenance_from_cents', value: 1_500 },
  { grp: 'hours', name: 'closed_on_holidays', value: false },
];

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

const findRow = (rows: Row[], grp: string, name: string): Row | undefined =>
  rows.find((row) => row.grp === grp && row.name === name);

/** Returns the stored figures as declared promises. */
const toPromises = (rows: Row[]): Row[] =>
  rows
    .filter(({ grp, name, value }) => grp === 'company' && name in PROMISES && Number(value) > 0)
    .map(({ name, value, updated_at }) => declare(PROMISES[name] ?? name, Number(value), updated_at));

/** Returns the days that a week stored in part left to its defaults. */
function toHours(rows: Row[]): Row[] {
  const stored = rows.filter(({ grp, name }) => grp === 'hours' && WEEKDAYS.includes(name));
  const [{ updated_at } = { updated_at: '' }] = stored;
  const missing = WEEKDAYS.filter((day) => stored.length > 0 && findRow(stored, 'hours', day) === undefined);
  return missing.map((name) => ({ grp: 'hours', name, value: JSON.stringify(formerDefault(name)), updated_at }));
}

/** Returns what the demonstration now has to state itself; nothing once an owner has entered a SIRET. */
function toDemonstration(rows: Row[]): Row[] {
  const state = findRow(rows, 'demo', 'state');
  const isDemo = state?.value === '"filled"' && /^"EXEMPLE/.test(findRow(rows, 'company', 'siret')?.value ?? '');
  if (!isDemo) return [];
  const { updated_at } = state;
  const week = WEEKDAYS.map((name) => ({ grp: 'hours', name, value: ALL_DAY }));
  return [
    ...Object.entries(DEMONSTRATION).map(([name, value]) => declare(name, value, updated_at)),
    ...[...FORMER_DEFAULTS, ...week].map((row) => ({ ...row, value: JSON.stringify(row.value), updated_at })),
  ];
}

/** Returns one row for each setting: what was stored before what the demonstration says. */
function toAdded(rows: Row[]): Row[] {
  const added = [...toPromises(rows), ...toHours(rows), ...toDemonstration(rows)];
  return added.filter(
    ({ grp, name }, place) => added.findIndex((row) => row.grp === grp && row.name === name) === place,
  );
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
    const added = toAdded(rows as Row[]);
    if (added.length === 0) return;
    await schema
      .insertInto('settings')
      .values(added)
      .onConflict((conflict) => conflict.columns(['grp', 'name']).doNothing())
      .execute();
  },
};
