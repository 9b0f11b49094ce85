import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { City, CityLink, CitySlug } from './city.contract.ts';
import { listTowns, openTownPage, readTown } from './city.internal.server.ts';
import {
  CityPageDifference,
  CityPageId,
  CityPageRecord,
  CityPageVersion,
  CityVersionId,
} from './city-admin.contract.ts';
import { compareCityContents } from './city-comparison.views.ts';
import { CITY_EDITOR_TEXTS as texts } from './city-editor.texts.ts';
import { createCityToken } from './city-publishing.internal.server.ts';
import { selectCityVersion, selectCityVersions } from './city-version.store.server.ts';

/** Lists the towns with their own page, in the order of the places. */
export const listCities = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(CityLink),
  run: async () => [...(await listTowns())],
});

/** Returns the content of a town's page. */
export const readCity = query({
  allow: 'anyone',
  input: CitySlug,
  output: City,
  run: readTown,
});

/** Returns the page of a place to its editor; a skeleton where none is stored. */
export const openCityPage = query({
  allow: 'content:read',
  input: CityPageId,
  output: CityPageRecord,
  run: ({ id }) => openTownPage(id),
});

/** Returns the address of the draft's preview, for half an hour. */
export const linkCityPreview = query({
  allow: 'content:read',
  input: CityPageId,
  output: z.object({ path: z.string() }),
  run: async ({ id }) => {
    const { slug } = await readPlace(id);
    return { path: `/apercu/ville/${slug}?token=${createCityToken(slug)}` };
  },
});

/** Lists the kept versions of a town's page, the newest first. */
export const listCityVersions = query({
  allow: 'content:read',
  input: CityPageId,
  output: z.array(CityPageVersion),
  run: async ({ id }) => {
    await readPlace(id);
    const versions = await selectCityVersions(id);
    const ids = new Set(versions.flatMap(({ author_id: author }) => (author === null ? [] : [author])));
    const names = new Map<number, string>();
    for (const author of ids) names.set(author, (await findAccount({ id: author }))?.name ?? '');
    return versions.map(({ version, author_id, created_at }) => ({
      version,
      author: (author_id === null ? '' : names.get(author_id)) || texts.noAuthor,
      created_at,
    }));
  },
});

/** Lists what differs between a kept version and the text that is edited now. */
export const compareCityVersion = query({
  allow: 'content:read',
  input: CityVersionId,
  output: z.array(CityPageDifference),
  run: async ({ id, version }) => {
    const { content } = await openTownPage(id);
    const earlier = await selectCityVersion(id, version);
    if (earlier === undefined) throw new DomainError('not-found', texts.noVersion);
    return compareCityContents(earlier, content);
  },
});
