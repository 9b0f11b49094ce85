import { rooms } from '../../architecture.mjs';

/** One file that imports one thing it must not. */
export interface Fault {
  wall: string;
  from: string;
  imports: string;
}

const STORE = '#src/domains/settings/setting.store.server.ts';
const OPERATION = '#src/domains/settings/operations/read-settings.server.ts';

/** One for each wall that is not made from the plan of rooms. */
const written: Fault[] = [
  { wall: 'kernel-stands-alone', from: 'src/kernel/money.ts', imports: 'react' },
  { wall: 'kernel-stands-alone', from: 'src/kernel/dates.ts', imports: '#src/platform/clock.server.ts' },
  { wall: 'pricing-serves-domains', from: 'src/kernel/cents.ts', imports: './pricing/charge.ts' },
  { wall: 'pricing-serves-domains', from: 'src/ui/price.tsx', imports: '#src/kernel/pricing/charge.ts' },
  { wall: 'pricing-serves-domains', from: 'src/platform/bill.server.ts', imports: '#src/kernel/pricing/charge.ts' },
  { wall: 'one-price', from: 'src/domains/media/sum.rules.ts', imports: '#src/kernel/pricing/totals.ts' },
  { wall: 'one-price', from: 'src/domains/media/ui/sum.tsx', imports: '#src/kernel/pricing/shares.ts' },
  { wall: 'ui-knows-no-room', from: 'src/ui/button.tsx', imports: '#src/domains/settings/setting.texts.ts' },
  { wall: 'ui-knows-no-room', from: 'src/ui/dialog.tsx', imports: '#src/platform/clock.server.ts' },
  { wall: 'platform-knows-no-room', from: 'src/platform/log.server.ts', imports: OPERATION },
  { wall: 'platform-knows-no-room', from: 'src/platform/mail.server.ts', imports: '#src/ui/mark.tsx' },
  { wall: 'platform-draws-only-islands', from: 'src/platform/jobs.server.ts', imports: 'react' },
  { wall: 'rooms-do-not-climb', from: 'src/domains/media/media.jobs.server.ts', imports: '#src/server.ts' },
  {
    wall: 'browser-meets-no-server',
    from: 'src/domains/media/media.client.ts',
    imports: '#src/platform/clock.server.ts',
  },
  { wall: 'browser-meets-no-server', from: 'src/domains/media/ui/picture.tsx', imports: './secret.server.ts' },
  { wall: 'browser-meets-no-node', from: 'src/ui/file.tsx', imports: 'node:fs' },
  { wall: 'islands-stay-light', from: 'src/domains/media/ui/islands/viewer.tsx', imports: '#src/ui/heavy.tsx' },
  { wall: 'rooms-of-the-plan', from: 'src/domains/shed/shed.contract.ts', imports: 'zod' },
  {
    wall: 'rooms-by-their-doors',
    from: 'src/domains/auth/ui/frame.tsx',
    imports: '#src/domains/settings/ui/badge.tsx',
  },
  { wall: 'rooms-by-their-doors', from: 'src/domains/auth/operations/read-rows.server.ts', imports: STORE },
  { wall: 'showrooms-by-their-doors', from: 'src/domains/site/operations/read-home.server.ts', imports: STORE },
  {
    wall: 'dashboard-only-reads',
    from: 'src/domains/dashboard/operations/read-figures.server.ts',
    imports: '#src/domains/settings/operations/save-settings.server.ts',
  },
  { wall: 'stores-are-private', from: 'src/server.ts', imports: STORE },
  { wall: 'stores-are-private', from: 'src/demo/fill.server.ts', imports: STORE },
  { wall: 'stores-serve-operations', from: 'src/domains/settings/setting.api.server.ts', imports: STORE },
  { wall: 'stores-serve-operations', from: 'src/domains/settings/pages/settings-page.tsx', imports: STORE },
  { wall: 'stores-decide-nothing', from: 'src/domains/media/media.store.server.ts', imports: 'hono' },
  { wall: 'only-stores-speak-sql', from: 'src/domains/media/operations/list-media.server.ts', imports: 'kysely' },
  { wall: 'only-stores-speak-sql', from: 'src/jobs.server.ts', imports: 'pg' },
  { wall: 'only-stores-speak-sql', from: 'src/domains/media/media.mail.server.ts', imports: 'node:sqlite' },
  { wall: 'operations-know-no-http', from: 'src/domains/media/operations/store-image.server.ts', imports: 'hono' },
  { wall: 'operations-know-no-http', from: 'src/domains/media/operations/read-pictures.server.ts', imports: 'react' },
  { wall: 'rules-and-contracts-are-pure', from: 'src/domains/media/media.rules.ts', imports: './media.texts.ts' },
  { wall: 'rules-and-contracts-are-pure', from: 'src/domains/media/media.contract.ts', imports: 'react' },
  { wall: 'contracts-know-no-rules', from: 'src/domains/zones/zone.contract.ts', imports: './zone.rules.ts' },
  { wall: 'texts-know-nothing', from: 'src/domains/zones/zone.texts.ts', imports: 'zod' },
  {
    wall: 'fixtures-for-tests-and-demo',
    from: 'src/domains/settings/operations/reset-settings.server.ts',
    imports: '#src/domains/settings/setting.fixture.server.ts',
  },
  { wall: 'tests-stay-tests', from: 'src/platform/probe.server.ts', imports: 'vitest' },
  { wall: 'no-cycle', from: 'src/platform/first.server.ts', imports: './second.server.ts' },
  { wall: 'every-import-resolves', from: 'src/platform/lost.server.ts', imports: './nowhere.server.ts' },
];

const fileOf = (room: string): string => `src/domains/${room}/operations/read-${room}.server.ts`;

/** For each room, a step into the first room that the plan closes to it. */
const planned: Fault[] = Object.entries(rooms).flatMap(([room, entered]) => {
  const closed = Object.keys(rooms).find((other) => other !== room && !entered.includes(other));
  if (closed === undefined) return [];
  const from = `src/domains/${room}/operations/find-${closed}.server.ts`;
  return [{ wall: `room-${room}`, from, imports: `#${fileOf(closed)}` }];
});

export const faults: Fault[] = [...written, ...planned];

/** What faults need to lead somewhere, and what is allowed: no wall may bark at these. */
export const innocent: Record<string, string[]> = {
  'src/platform/clock.server.ts': ['node:crypto', '#src/kernel/text.ts'],
  'src/platform/database/database.server.ts': ['kysely'],
  'src/platform/islands/island.tsx': ['react'],
  'src/kernel/text.ts': ['zod'],
  'src/kernel/pricing/totals.ts': ['../text.ts'],
  'src/kernel/pricing/shares.ts': ['./totals.ts'],
  'src/kernel/pricing/charge.ts': ['./totals.ts'],
  'src/domains/settings/price.rules.ts': ['#src/kernel/pricing/charge.ts'],
  'src/ui/mark.tsx': ['react', '#src/platform/islands/island.tsx', '#src/kernel/text.ts'],
  'src/ui/heavy.tsx': ['@mantine/core'],
  'src/platform/second.server.ts': ['./first.server.ts'],
  'src/domains/media/ui/secret.server.ts': [],
  'src/domains/zones/zone.rules.ts': ['#src/kernel/text.ts'],
  'src/domains/media/media.texts.ts': [],
  'src/domains/settings/setting.texts.ts': [],
  'src/domains/settings/setting.contract.ts': ['zod'],
  'src/domains/settings/setting.rules.ts': ['./setting.contract.ts'],
  'src/domains/settings/setting.fixture.server.ts': ['./setting.store.server.ts'],
  'src/domains/settings/setting.store.server.ts': ['kysely', '#src/platform/database/database.server.ts'],
  'src/domains/settings/operations/save-settings.server.ts': ['../setting.store.server.ts', '../setting.rules.ts'],
  'src/domains/settings/operations/read-settings.server.ts': ['../setting.store.server.ts'],
  'src/domains/settings/ui/badge.tsx': ['react', '../setting.texts.ts', '#src/ui/mark.tsx'],
  'src/domains/settings/pages/still-page.tsx': ['react-router', '../operations/read-settings.server.ts'],
  'src/domains/site/ui/footer.tsx': ['#src/domains/settings/ui/badge.tsx'],
  'src/domains/auth/auth.api.server.ts': ['hono', './operations/open-door.server.ts'],
  'src/domains/auth/operations/open-door.server.ts': [OPERATION, '#src/domains/settings/setting.contract.ts'],
  'src/api.server.ts': ['#src/domains/auth/auth.api.server.ts', 'hono'],
  'src/demo/people.server.ts': ['#src/domains/settings/setting.fixture.server.ts', OPERATION],
  'src/domains/settings/setting.store.test.ts': ['vitest', './setting.store.server.ts'],
  ...Object.fromEntries(Object.keys(rooms).map((room) => [fileOf(room), []])),
};
