import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { getSuggestions, knownTowns, townsNamed } from '../town.rules.ts';
import rows from '../towns.data.json' with { type: 'json' };
import { type TripAnswer, TripPlan, TripQuestion } from '../trip.contract.ts';
import { tripTo } from '../trip.rules.ts';

const TOWNS = knownTowns(rows);
const SUGGESTIONS = getSuggestions(TOWNS);

/** Returns distance, time and fee from the seat to a town, computed locally without any other host. */
export const planTrip = query({
  allow: 'anyone',
  input: TripQuestion,
  output: TripPlan,
  run: async ({ ville }) => {
    const { travel } = await readSettings();
    const found = townsNamed(ville, TOWNS);
    const [first, ...others] = found;
    const answer = ((): TripAnswer => {
      if (ville === '') return { kind: 'nothing-asked' };
      if (first === undefined) return { kind: 'unknown' };
      return others.length > 0 ? { kind: 'several', towns: found } : { kind: 'trip', trip: tripTo(first, travel) };
    })();
    return {
      asked: ville,
      answer,
      terms: { freeKm: travel.free_km, feePerKmCents: travel.fee_per_km_cents },
      suggestions: SUGGESTIONS,
    };
  },
});
