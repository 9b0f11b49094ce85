import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { ZoneMap } from '../zone.contract.ts';
import { listZones } from './list-zones.server.ts';

/** Returns the zones and the tile provider of the detailed map; without settings only the drawn map. */
export const readZoneMap = query({
  allow: 'anyone',
  input: z.object({}),
  output: ZoneMap,
  run: async (_input, context) => {
    const settings = await attempt(readSettings(), 'map settings', context);
    return {
      zones: await listZones(context, {}),
      provider: settings?.map.provider ?? ('aucune' as const),
      isComplete: settings !== undefined,
    };
  },
});
