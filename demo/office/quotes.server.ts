import type { QuotePriority } from '#src/domains/sales/quotes/quote-admin.contract.ts';

interface DemoQuote {
  /** Of the message that asked for it. */
  subject: string;
  address: string;
  priority?: QuotePriority;
  notes?: string;
  /** When the works are done. */
  executionPeriod: string;
  lines: { label: string; quantity: number; unit: string; unit_price: number; vat_rate: 20 | 10 | 5.5 | 0 }[];
  /** When that was done, counted back from the fill. */
  hoursAgo: number;
  /** Where it stands; an accepted one has become an order. */
  stage: 'contacted' | 'quoted' | 'accepted';
  /** Of the works, counted from the day of the fill. */
  inDays?: number;
}

/** What the company has answered to those who asked for a price; the other requests still wait for theirs. */
export const DEMO_QUOTES: DemoQuote[] = [
  {
    subject: 'Demande de devis - Couverture',
    address: 'Quartier Bramefaim, 07000 Saint-Julien-en-Saint-Alban',
    executionPeriod: 'Trois semaines à compter de l’échéance convenue',
    notes:
      'Les tuiles de couvert saines sont gardées et reposées en chapeau ; seules celles de courant sont neuves. Accès par la cour, benne posée côté chemin.',
    lines: [
      {
        label: 'Échafaudage de pied et protections, montage et démontage',
        quantity: 1,
        unit: 'forfait',
        unit_price: 2_850,
        vat_rate: 10,
      },
      {
        label: 'Dépose de la couverture, tri et garde des tuiles saines',
        quantity: 180,
        unit: 'm²',
        unit_price: 18.5,
        vat_rate: 10,
      },
      {
        label: 'Liteaunage neuf en sapin traité et écran sous-toiture',
        quantity: 180,
        unit: 'm²',
        unit_price: 31,
        vat_rate: 10,
      },
      {
        label: 'Repose en tuile canal, courants neufs et chapeaux de récupération',
        quantity: 180,
        unit: 'm²',
        unit_price: 62.4,
        vat_rate: 10,
      },
      { label: 'Faîtage et arêtiers scellés à la chaux', quantity: 26, unit: 'm', unit_price: 48, vat_rate: 10 },
      {
        label: 'Évacuation des gravats en déchetterie professionnelle',
        quantity: 6,
        unit: 't',
        unit_price: 135,
        vat_rate: 10,
      },
    ],
    hoursAgo: 486,
    stage: 'accepted',
    inDays: 45,
  },
  {
    subject: 'Demande de devis - Isolation',
    address: '8 rue du Bosquet, 26250 Livron-sur-Drôme',
    executionPeriod: 'Au printemps prochain, sur cinq jours',
    notes: 'Résistance thermique visée : 7 m²·K/W sous les rampants. Les aides se demandent avant la signature.',
    lines: [
      {
        label: 'Isolation des rampants en laine de bois, deux couches croisées, 24 cm',
        quantity: 104,
        unit: 'm²',
        unit_price: 78,
        vat_rate: 5.5,
      },
      {
        label: 'Pare-vapeur hygrovariable et raccords étanches',
        quantity: 104,
        unit: 'm²',
        unit_price: 12.5,
        vat_rate: 5.5,
      },
      {
        label: 'Parement en plaque de plâtre, bandes comprises',
        quantity: 104,
        unit: 'm²',
        unit_price: 36,
        vat_rate: 10,
      },
    ],
    hoursAgo: 124,
    stage: 'contacted',
  },
  {
    subject: 'Demande de devis - Gouttières',
    address: 'Chemin des Amandiers, 07800 La Voulte-sur-Rhône',
    executionPeriod: 'Sous trois semaines, sur une journée',
    priority: 'urgent',
    lines: [
      { label: 'Dépose de la gouttière et des crochets', quantity: 14, unit: 'm', unit_price: 9, vat_rate: 10 },
      {
        label: 'Gouttière demi-ronde en zinc de 25, crochets et naissances',
        quantity: 14,
        unit: 'm',
        unit_price: 64,
        vat_rate: 10,
      },
      { label: 'Descente en zinc, coudes et dauphin en fonte', quantity: 5.5, unit: 'm', unit_price: 58, vat_rate: 10 },
    ],
    hoursAgo: 6,
    stage: 'quoted',
    inDays: 20,
  },
];
