import { data } from 'react-router';
import { readCompanyPapers } from '#src/domains/settings/operations/read-company-papers.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { readPublicFrame } from './operations/read-public-frame.server.ts';
import { freshness } from './site.rules.ts';

/** Loads the data of a legal page; without the legal identity there is nothing to show. */
export async function loadPapers(visitor: Context) {
  const [frame, papers] = await Promise.all([readPublicFrame(visitor, {}), readCompanyPapers(visitor, {})]);
  return data({ frame, papers }, { headers: freshness(frame.isComplete) });
}
