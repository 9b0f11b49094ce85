import { parisDay } from '#src/kernel/dates.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { AreaChange, AreaRecord } from '../area.contract.ts';
import { selectArea, upsertArea } from '../area.store.server.ts';
import { PLACES_CONTENT, readPlace } from '../zone.internal.server.ts';
import { withRadiusDay } from '../zone.rules.ts';

/** Changes the given fields of the served area: seat, centre, radius, sentences, parts of the map placed by hand. */
export const changeArea = command({
  allow: 'content:change',
  input: AreaChange,
  output: AreaRecord,
  run: async ({ updated_at, ...change }, context) => {
    const before = await selectArea();
    refuseStale(before.updated_at, updated_at);
    if (change.seat_id) await readPlace(change.seat_id);
    const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await upsertArea(withRadiusDay(before, { ...before, ...defined }, parisDay(now())));
    const after = await selectArea();
    await recordChange(context, { action: 'area.change', subject: 'area:1' }, before, after);
    await publish('content', { what: PLACES_CONTENT });
    return after;
  },
});
