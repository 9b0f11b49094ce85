import { inTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { CityContent } from './city-content.contract.ts';
import { CITY_SKELETON_TEXTS as texts } from './city-skeleton.texts.ts';

/** Returns an empty page of a town: titles only, and nothing about its roofs that nobody wrote. */
export function citySkeleton(city: string): CityContent {
  const say = (text: string): string => fill(text, { city, in_city: inTown(city) });
  return CityContent.parse({
    meta: { title: say(texts.metaTitle), description: '' },
    hero: { title: say(texts.heroTitle) },
    identity: { title: say(texts.identityTitle) },
    roofs: { title: say(texts.roofsTitle) },
    services: { title: say(texts.servicesTitle) },
    job: { title: say(texts.jobTitle) },
    rules: { title: say(texts.rulesTitle) },
    quarters: { title: say(texts.quartersTitle) },
    testimonials: { title: say(texts.testimonialsTitle) },
    questions: { title: texts.questionsTitle },
    contact: { title: say(texts.contactTitle) },
  });
}
