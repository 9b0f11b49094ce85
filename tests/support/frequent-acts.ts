import type { AdminCall } from './back-office.ts';
import type { Hand, Way } from './hand.ts';

/** Most presses of a timed act with the mouse. */
export const MOST_PRESSES = 5;

/** An act that begins on the dashboard and ends with its result in view. */
export interface FrequentAct {
  name: string;
  /** Whether its presses with the mouse and its waiting have a goal. */
  isTimed?: boolean;
  /**
   * Presses that it takes in the other ways. A text that one writes is no press; a field that has to be reached is one,
   * and choosing an entry of the browser's own list takes two.
   */
  presses: Record<Exclude<Way, 'mouse'>, number>;
  run: (hand: Hand) => Promise<void>;
}

/** Waits for the results of the whole text: those of its first letters stay on the screen until then. */
const seeResults = (hand: Hand): Promise<void> =>
  hand.see(hand.page.getByRole('status').filter({ hasText: /^\d+ résultats?$/ }));

/** Opens a screen from the dashboard: by the menu, or with the keys by the search, which lists the screens too. */
async function goTo(hand: Hand, screen: string): Promise<void> {
  const { page, way } = hand;
  if (way === 'keyboard') {
    await hand.pressKey('Control+k', page.getByRole('button', { name: /^Rechercher/ }));
    await hand.write(page.getByRole('combobox', { name: 'Rechercher partout' }), screen);
    await seeResults(hand);
    await hand.see(page.getByRole('option', { name: screen, exact: true, selected: true }));
    await hand.pressKey('Enter', page.getByRole('option', { name: screen, exact: true }));
  } else {
    if (way === 'touch') await hand.press(page.getByRole('button', { name: 'Plus', exact: true }));
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await hand.press(menu.getByRole('link', { name: new RegExp(`^${screen}`) }));
  }
  await hand.see(page.getByRole('heading', { level: 1, name: /^(?!Tableau de bord)/ }));
}

const dialog = ({ page }: Hand) => page.getByRole('dialog').last();
const button = (hand: Hand, name: string | RegExp) => dialog(hand).getByRole('button', { name, exact: true });
const field = (hand: Hand, name: string | RegExp) => dialog(hand).getByRole('textbox', { name });

/** Adds what the acts need beside the demonstration: an unpaid invoice, a review that waits. */
export async function prepareActs(call: AdminCall): Promise<void> {
  const review = {
    name: 'Jeanne Morel',
    location: 'Crest',
    rating: 5,
    content: 'Chantier propre, toit parfait, merci.',
  };
  for (const [method, path, body] of [
    ['POST', '/admin/orders/1/invoices', {}],
    ['POST', '/admin/testimonials', { ...review, is_active: false }],
    ['PUT', '/admin/quotes/5', { address: 'Crest', montant: 1_850, executionPeriod: 'Semaine 12' }],
  ] as const) {
    const answer = await call(method, path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}

export const FREQUENT_ACTS: FrequentAct[] = [
  {
    name: 'find a customer’s last quote',
    isTimed: true,
    presses: { touch: 2, keyboard: 3 },
    run: async (hand) => {
      const { page } = hand;
      await hand.pressKey('Control+k', page.getByRole('button', { name: /^Rechercher/ }));
      await hand.write(page.getByRole('combobox', { name: 'Rechercher partout' }), 'Paul Astier');
      await seeResults(hand);
      const quote = page.getByRole('group', { name: 'Devis' }).getByRole('option');
      await hand.see(quote);
      // The lines found for a part of the name are replaced, and the selection begins again.
      await hand.see(
        page
          .getByRole('dialog')
          .getByRole('status')
          .filter({ hasText: /résultat/ }),
      );
      if (hand.way === 'keyboard') await hand.pressKey('ArrowDown', quote);
      await hand.pressKey('Enter', quote);
      await hand.see(page.getByRole('dialog', { name: 'Détail du devis' }).getByText('Paul Astier').first());
    },
  },
  {
    name: 'answer a message',
    isTimed: true,
    presses: { touch: 3, keyboard: 3 },
    run: async (hand) => {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: /^Répondre à Thierry Mazoyer/ }));
      await hand.press(button(hand, 'Répondre'));
      await hand.write(field(hand, 'Votre réponse'), 'Je passe demain à 9 heures.');
      await hand.press(button(hand, 'Envoyer la réponse'));
      await hand.see(page.getByText('Réponse envoyée à Thierry Mazoyer.'));
    },
  },
  {
    name: 'approve a testimonial',
    isTimed: true,
    presses: { touch: 3, keyboard: 3 },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Témoignages');
      const approve = page.getByRole('button', { name: /Jeanne Morel.*site|^Inactif.*Jeanne Morel/ }).first();
      await hand.press(approve);
      await hand.see(page.getByRole('button', { name: /^Actif.*Jeanne Morel/ }).first());
    },
  },
  {
    name: 'change a price',
    isTimed: true,
    presses: { touch: 5, keyboard: 4 },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Services');
      await hand.press(page.getByRole('link', { name: /^Modifier.*Charpente/ }).first());
      await hand.write(field(hand, 'Prix'), 'À partir de 95 €/m²');
      await hand.press(button(hand, 'Enregistrer'));
      await hand.see(page.getByText('À partir de 95 €/m²').first());
    },
  },
  {
    name: 'record a cheque',
    isTimed: true,
    presses: { touch: 6, keyboard: 6 },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Factures');
      await hand.press(page.getByRole('link', { name: /^Encaisser/ }).first());
      await hand.choose(dialog(hand).getByRole('combobox', { name: 'Moyen' }), 'Chèque');
      await hand.press(button(hand, 'Encaisser'));
      await hand.see(page.getByText('Encaissement enregistré.'));
    },
  },
  {
    name: 'write a quote',
    presses: { touch: 9, keyboard: 7 },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Devis');
      await hand.press(page.getByRole('link', { name: 'Nouveau devis' }));
      const person = dialog(hand).getByRole('combobox', { name: 'Client connu' });
      await hand.write(person, 'Paul Astier');
      const found = page.getByRole('listbox').getByRole('option').first();
      await hand.see(page.getByRole('option', { name: /Paul Astier/ }));
      await hand.pressKey('Enter', found);
      await hand.choose(dialog(hand).getByRole('combobox', { name: 'Service' }), 'Couverture');
      await hand.write(field(hand, 'Montant HT (€)'), '1850');
      await hand.press(button(hand, 'Enregistrer'));
      await hand.see(
        page
          .getByRole('dialog')
          .getByText('Paul Astier')
          .or(page.getByRole('row', { name: /Paul Astier/ }))
          .first(),
      );
    },
  },
  {
    name: 'send a quote',
    presses: { touch: 5, keyboard: 5 },
    run: async (hand) => {
      await goTo(hand, 'Devis');
      await hand.press(hand.page.getByRole('link', { name: /Nadia Ferrand/ }).first());
      await hand.press(button(hand, 'Envoyer'));
      await hand.press(dialog(hand).getByRole('alert').getByRole('button', { name: 'Envoyer' }));
      await hand.see(hand.page.getByText(/^Devis D000005 envoyé à/));
    },
  },
  {
    name: 'plan an order',
    presses: { touch: 4, keyboard: 4 },
    run: async (hand) => {
      await goTo(hand, 'Commandes');
      await hand.press(hand.page.getByRole('link', { name: /Jean-Marc Vialle/ }).first());
      await hand.press(button(hand, 'Planifié'));
      await hand.see(hand.page.getByText('Planifié').first());
    },
  },
  {
    name: 'publish an article',
    presses: { touch: 4, keyboard: 2 },
    run: async (hand) => {
      const { page } = hand;
      await hand.press(
        page.getByRole('navigation', { name: 'Actions rapides' }).getByRole('link', { name: 'Nouvel article' }),
      );
      await hand.write(page.getByRole('textbox', { name: 'Titre' }), 'Avant la neige');
      await hand.write(page.getByRole('textbox', { name: 'Contenu' }), 'Vérifiez les crochets et les gouttières.');
      await hand.press(page.getByRole('button', { name: 'Publier', exact: true }));
      await hand.see(page.getByText(/publié/i).first());
    },
  },
  {
    name: 'hide a photo of the gallery',
    presses: { touch: 3, keyboard: 3 },
    run: async (hand) => {
      await goTo(hand, 'Réalisations');
      await hand.press(hand.page.getByRole('button', { name: /^(Publié|En ligne|Actif)/ }).first());
      await hand.see(hand.page.getByRole('button', { name: /^(Brouillon|Hors ligne|Inactif)/ }).first());
    },
  },
];
