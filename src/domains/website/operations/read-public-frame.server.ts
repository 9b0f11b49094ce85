import { z } from 'zod';
import { listServices } from '#src/domains/services/operations/list-services.server.ts';
import { CARD_FEATURES, DEFAULT_CATEGORY, type Service } from '#src/domains/services/service.contract.ts';
import { readSiteProfile } from '#src/domains/settings/operations/read-site-profile.server.ts';
import { settingsFrom, toSiteProfile } from '#src/domains/settings/setting.rules.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { getPlaceholder } from '../service-picture.rules.ts';
import { type Illustrations, PublicFrame } from '../site.contract.ts';
import { listIllustrations } from './list-illustrations.server.ts';

/** Builds a card: at most three features; without its own picture, the illustration that matches its title. */
function toCard(service: Service, illustrations: Illustrations): Service {
  return {
    ...service,
    category: service.category || DEFAULT_CATEGORY,
    features: service.features.slice(0, CARD_FEATURES),
    image: service.image || (getPlaceholder(service.title, illustrations) ?? ''),
  };
}

/** Reads company, services and pictures of a public page; unreadable parts are reported, never thrown. */
export const readPublicFrame = query({
  allow: 'anyone',
  input: z.object({}),
  output: PublicFrame,
  run: async (_input, context) => {
    const [profile, services, pictures] = await Promise.all([
      attempt(readSiteProfile(context, {}), 'profile', context),
      attempt(listServices(context, {}), 'services', context),
      attempt(listIllustrations(context, {}), 'illustrations', context),
    ]);
    const illustrations = pictures ?? {};
    return {
      origin: publicLink(''),
      profile: profile ?? toSiteProfile(settingsFrom({})),
      services: (services ?? []).map((service) => toCard(service, illustrations)),
      servicesFailed: services === undefined,
      illustrations,
      isComplete: profile !== undefined && services !== undefined && pictures !== undefined,
    };
  },
});
