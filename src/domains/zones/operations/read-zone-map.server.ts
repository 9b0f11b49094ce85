import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { log } from '#src/platform/log.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { ZoneMap } from '../zone.contract.ts';
import { listZones } from './list-zones.server.ts';

/** The zones and whose tiles the detailed map shows; without settings the drawn map stands alone. */
export const readZoneMap = query({
  allow: 'anyone',
  input: z.object({}),
  output: ZoneMap,
  run: async (_input, context) => {
    const zones = await listZones(context, {});
    try {
      const { map } = await readSettings(systemContext(context.requestId), {});
      return { zones, provider: map.provider, isComplete: true };
    } catch (cause) {
      log().error({ requestId: context.requestId, err: cause }, 'the map goes without its settings');
      return { zones, provider: 'aucune' as const, isComplete: false };
    }
  },
});
