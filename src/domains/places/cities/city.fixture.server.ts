import type { NewPlace, Place } from '#src/domains/places/zones/place.contract.ts';
import { addCommune } from '#src/domains/places/zones/place.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { CityContent } from './city-content.contract.ts';
import { saveCityPage } from './commands/save-city-page.server.ts';

const titled = (title: string, text: string) => ({ title, text });

/** Page of a town with something in every section; its words name the town, so that pages differ. */
export const cityContent = (town: string, more: Partial<CityContent> = {}): CityContent =>
  CityContent.parse({
    meta: { title: `Couvreur à ${town} – {name}`, description: `Les toits de ${town}, {clients} clients.` },
    hero: { eyebrow: town, title: `Couvreur à ${town}, près de chez vous`, text: `À ${town}, l’ardoise domine.` },
    identity: { title: `Le toit de ${town}`, covering: 'Ardoise', slope: 'Forte' },
    roofs: { title: `Les toits de ${town}`, paragraphs: [`Le quartier ancien de ${town} garde ses lucarnes.`] },
    services: {
      title: `Nos métiers à ${town}`,
      lead: 'Trois métiers.',
      trades: [
        { trade: 'reparation', ...titled(`Fuites à ${town}`, 'Nous cherchons la fuite.'), features: ['Bâchage'] },
        { trade: 'demoussage', ...titled(`Mousse à ${town}`, 'Nous brossons.'), features: ['Brossage'] },
      ],
    },
    advantages: {
      title: 'Nos engagements',
      list: [{ icon: 'star', ...titled('Plus de {clients} clients', 'Ils écrivent des avis.') }],
    },
    job: { title: 'Un chantier', lead: 'Deux jours.', steps: [titled('La visite', 'Nous montons.')] },
    rules: { title: 'La mairie', paragraphs: ['Une déclaration suffit.'] },
    quarters: { title: 'Les quartiers', list: [titled('Le port', 'Vent d’ouest.')], communes: ['Basse-Goulaine'] },
    testimonials: { title: 'Ils écrivent' },
    questions: { title: 'Questions', list: [{ question: 'Venez-vous vite ?', answer: 'Oui.' }] },
    contact: { title: 'Écrivez-nous', lead: 'Cinq lignes suffisent.' },
    ...more,
  });

interface Page {
  content?: CityContent;
  isPublished?: boolean;
  place?: Partial<NewPlace>;
}

/** Adds a commune and its page. */
export async function aTown(code: string, { content, isPublished = true, place = {} }: Page = {}): Promise<Place> {
  const added = await addCommune(code, place);
  const saved = content ?? cityContent(added.name);
  await saveCityPage(systemContext('test'), { id: added.id, content: saved, publish: isPublished });
  return added;
}
