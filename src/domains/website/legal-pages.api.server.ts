import { data } from 'react-router';
import { readLegalIdentity } from '#src/domains/settings/setting.queries.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { readPublicFrame } from './site.queries.server.ts';
import { freshness } from './site.rules.ts';

/** Loads the data of a legal page; without the legal identity there is nothing to show. */
export async function loadLegalIdentity(visitor: Context) {
  const [frame, identity] = await Promise.all([readPublicFrame(visitor, {}), readLegalIdentity(visitor, {})]);
  return data({ frame, legalIdentity: identity }, { headers: freshness(frame.isComplete) });
}
