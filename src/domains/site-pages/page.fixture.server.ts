import { systemContext } from '#src/platform/operation.server.ts';
import { publishPage } from './commands/publish-page.server.ts';
import { savePageDraft } from './commands/save-page-draft.server.ts';
import { PageDocument, type PageKey, type PageSummary } from './page.contract.ts';

/** Returns a page with a slider, some steps and a team. */
export const aDocument = (title = 'Un toit sain.'): PageDocument =>
  PageDocument.parse({
    meta: { title: 'Toiture – {name}', description: 'Des toits.' },
    sections: [
      { id: 'accueil', kind: 'hero', content: { slides: [{ title, text: 'Du bois sec.' }] } },
      {
        id: 'etapes',
        kind: 'steps',
        content: { title: 'Trois étapes', steps: [{ title: 'Écrire', text: 'Par courriel.' }] },
      },
      {
        id: 'equipe',
        kind: 'team',
        content: { title: 'L’équipe', roles: [{ title: 'Le couvreur', text: 'Il ferme.' }] },
      },
    ],
  });

/** Stores and publishes a page. */
export async function aPublishedPage(page: PageKey = 'home', document = aDocument()): Promise<PageSummary> {
  const system = systemContext('fixture');
  await savePageDraft(system, { page, document });
  return publishPage(system, { page });
}
