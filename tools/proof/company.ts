import type { AdminCall } from '#tests/support/back-office.ts';

const SETTINGS = {
  general: { contact_email: 'a@essai.example', contact_phone: '04 65 71 00 12' },
  company: {
    legal_name: 'Toits d’essai',
    legal_form: 'SARL',
    capital: '10 000 €',
    registry: 'RCS Aubenas',
    siret: 'EXEMPLE 000 000 000 00000',
    vat_number: 'FR EXEMPLE 00',
    iban: 'FR00 EXEMPLE',
    insurer: 'Assurance d’essai',
    insurance_cover: 'France',
    mediator: 'Médiateur d’essai',
    street: '1 rue des Toits',
    city: 'Le Pouzin',
  },
  prices: { hourly_cents: 5_500 },
  quotes: {
    terms: 'Solde à la réception.',
    waste_quantity: '15 kg par m²',
    waste_sorting: 'Tri sur place',
    waste_collection: 'Déchèterie d’essai',
    waste_cost: 'Compris',
    rge: 'Entreprise non titulaire du label RGE.',
  },
};

/** Stores the company data without which no quote is sent, no invoice is issued and nothing is received online. */
export async function completeCompany(call: AdminCall): Promise<void> {
  for (const [group, values] of Object.entries(SETTINGS)) {
    const answer = await call('PUT', `/admin/settings/${group}`, values);
    if (!answer.ok) throw new Error(await answer.text());
  }
}
