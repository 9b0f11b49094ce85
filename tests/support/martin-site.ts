import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { signInByForm } from './back-office.ts';
import { choosePicture } from './choose-picture.ts';

/** Towns around Nantes where the company works. */
export const TOWNS = ['Rezé', 'Saint-Herblain', 'Orvault', 'Vertou', 'Saint-Sébastien-sur-Loire'];
export const HERO_ALT = 'Un toit d’ardoise au bord de l’Erdre';
const TRADES = ['Couverture', 'Zinguerie', 'Gouttières', 'Démoussage'];
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#0b4f8a" d="M0 30 45 0l45 30z"/></svg>';
const HERO = new URL('../../demo/pictures/galerie-ardoise-apres.webp', import.meta.url);

const FIELDS = {
  company: [
    ['Nom du site', 'Couverture Martin'],
    ['Forme juridique', 'SARL'],
    ['SIRET', '732 829 320 00074'],
    ['Rue', '12 rue de la Fosse'],
    ['Code postal', '44000'],
    ['Ville', 'Nantes'],
    ['Téléphone', '02 40 00 00 00'],
    ['E-mail de contact', 'contact@couverture-martin.fr'],
  ],
  identity: [['Description du site', 'Couvreur et zingueur à Nantes.']],
  legal: [
    ['Capital', '10 000 €'],
    ['Immatriculation', 'RCS Nantes'],
    ['Assureur décennal', 'Assurance de l’Ouest, 1 quai de la Fosse, 44000 Nantes'],
    ['Numéro de police', 'RC-2026-1'],
    ['Médiateur de la consommation', 'Médiateur de la consommation, 44000 Nantes'],
    ['Directeur de la publication', 'Paul Martin'],
    ['Hébergeur', 'Hébergeur nantais, 44000 Nantes'],
    ['Numéro de TVA', 'FR44732829320'],
    ['Couverture géographique', 'France métropolitaine'],
    ['IBAN', 'FR7630006000011234567890189'],
    ['Heure de main-d’œuvre', '55'],
    ['Conditions', 'Règlement par virement ou par chèque, à réception de la facture.'],
    ['Déchets : quantité estimée', 'Quinze kilos par mètre carré de toiture repris.'],
    ['Déchets : tri et enlèvement', 'Tri sur le chantier, enlèvement par nos soins.'],
    ['Déchets : points de collecte', 'Déchèterie professionnelle de Nantes.'],
    ['Déchets : coût', 'Compris dans le prix.'],
  ],
} as const;

async function fillFields(page: Page, step: keyof typeof FIELDS): Promise<void> {
  for (const [label, value] of FIELDS[step]) await page.getByLabel(label).first().fill(value);
}

async function chooseTrades(page: Page): Promise<void> {
  for (const trade of TRADES) await page.getByRole('checkbox', { name: trade, exact: true }).check();
  await page.getByLabel('Prix affiché\u202f: Démoussage').fill('À partir de 18 € le m²');
}

async function choosePlaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prendre Nantes comme siège' }).click();
  await page.getByText('Siège\u202f: 44000 Nantes').waitFor();
  for (const town of TOWNS) await page.getByRole('checkbox', { name: new RegExp(`^${town} – \\d+ km`) }).check();
  await page.getByLabel('Rayon, en kilomètres').fill('30');
}

async function addHours(page: Page): Promise<void> {
  for (const _ of ['morning', 'afternoon'])
    await page.getByRole('button', { name: 'Ajouter une plage le lundi' }).click();
  await page.getByRole('button', { name: 'Copier lundi jusqu’à vendredi' }).click();
}

async function replacePicture(page: Page, label: string, file: Parameters<typeof choosePicture>[1], alt?: string) {
  await page.getByRole('button', { name: `Remplacer\u202f: ${label}` }).click();
  const dialog = page.getByRole('dialog');
  await choosePicture(dialog, file);
  if (alt !== undefined) await dialog.getByLabel('Texte de remplacement').fill(alt);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function placePictures(page: Page): Promise<void> {
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await replacePicture(page, 'Logo pour fond clair', logo);
  const hero = { name: 'toit.webp', mimeType: 'image/webp', buffer: readFileSync(HERO) };
  await replacePicture(page, 'Grande image 1\u202f: toiture', hero, HERO_ALT);
}

/** Fills each step of the set-up as "Couverture Martin, Nantes"; the button of the step is pressed by the caller. */
export const fillStep = {
  company: (page: Page) => fillFields(page, 'company'),
  identity: (page: Page) => fillFields(page, 'identity'),
  trades: chooseTrades,
  places: choosePlaces,
  hours: addHours,
  pictures: placePictures,
  legal: (page: Page) => fillFields(page, 'legal'),
};

export const untilStep = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name }).waitFor();

export const press = (page: Page, name = 'Enregistrer et continuer'): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Takes the illustrations of the product: their sizes take a busy machine more than half a minute. */
export async function placeIllustrations(page: Page): Promise<void> {
  await press(page, 'Prendre les illustrations neutres');
  await page.getByText('14 illustrations en place').waitFor({ timeout: 120_000 });
}

/** Presses the last button of the set-up, and confirms. */
export async function publishSite(page: Page): Promise<void> {
  await press(page, 'Mettre en ligne…');
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre en ligne' }).click();
  await page.getByText('Le site est en ligne.').waitFor();
}

/** Sets an empty installation up and publishes it, as its owner would in the first hour. */
export async function setUpMartin(page: Page, origin: string): Promise<void> {
  await signInByForm(page, origin);
  await untilStep(page, 'Entreprise');
  await fillStep.company(page);
  await press(page);
  await untilStep(page, 'Présentation');
  await fillStep.identity(page);
  await press(page);
  await untilStep(page, 'Métiers');
  await fillStep.trades(page);
  await press(page, 'Créer 4 métiers');
  await press(page, 'Continuer');
  await untilStep(page, 'Lieux');
  await fillStep.places(page);
  await press(page);
  await untilStep(page, 'Horaires et promesses');
  await fillStep.hours(page);
  await press(page);
  await untilStep(page, 'Images');
  await fillStep.pictures(page);
  await placeIllustrations(page);
  await press(page, 'Continuer');
  await untilStep(page, 'Données légales');
  await fillStep.legal(page);
  await press(page);
  await untilStep(page, 'Mise en ligne');
  await publishSite(page);
}
