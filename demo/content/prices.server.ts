import type { PriceLine } from '#src/domains/settings/price.contract.ts';

type Price = [label: string, unit: string, priceCents: number, detail: string, isFrom?: 'from'];

/** Prices of a company that does not exist, of the size one meets between Lyon and Montélimar; VAT at 10 %. */
const LINES: Price[] = [
  [
    'Recherche de fuite et réparation simple',
    'l’intervention',
    10_000,
    'Jusqu’à une demi-journée, petites fournitures comprises',
    'from',
  ],
  ['Bâchage d’urgence', 'l’intervention', 29_000, 'Jour ou nuit, bâche fixée et lestée jusqu’à 20 m²', 'from'],
  ['Remplacement d’une tuile', 'la tuile', 2_800, 'Modèle courant fourni, posée crochetée ou scellée'],
  ['Remplacement d’une ardoise', 'l’ardoise', 3_200, 'Ardoise et crochet inox fournis'],
  ['Reprise de faîtage ou d’arêtier', 'le mètre', 6_800, 'Dépose, closoir ventilé ou mortier de chaux, repose'],
  ['Solin ou rive en zinc', 'le mètre', 9_500, 'Façonné à l’atelier, engravé et jointoyé'],
  ['Démoussage et traitement', 'le m²', 1_500, 'Brossage sans haute pression, traitement garanti 5 ans', 'from'],
  ['Traitement hydrofuge', 'le m²', 1_200, 'Deux passes, sur couverture propre et sèche'],
  ['Nettoyage de toiture', 'le m²', 900, 'Eau à basse pression, évacuation des mousses'],
  ['Curage de gouttières', 'le mètre', 600, 'Descentes et crapaudines comprises'],
  ['Gouttière en zinc', 'le mètre', 8_200, 'Demi-ronde de 25, crochets et soudures compris'],
  ['Descente d’eaux pluviales en zinc', 'le mètre', 7_400, 'Diamètre 80, colliers et coudes compris'],
  ['Remplacement d’une fenêtre de toit', 'l’unité', 115_000, 'Mêmes dimensions, raccord d’étanchéité neuf', 'from'],
  ['Isolation de combles perdus', 'le m²', 3_800, 'Soufflage, repérage des conduits et piges de contrôle', 'from'],
];

export const DEMO_PRICES = {
  lines: LINES.map(
    ([label, unit, price_cents, detail, from]): PriceLine => ({ label, unit, price_cents, detail, is_from: !!from }),
  ),
  maintenance_from_cents: 1_500,
  hourly_cents: 5_500,
  hourly_note:
    'Le temps est compté sur place, de l’arrivée à la fin du rangement, pour chaque compagnon présent. La première heure est due ; au-delà, tout quart d’heure commencé est compté.',
  quote_cents: 0,
  vat_rate: 10 as const,
  vat_note:
    'Prix au taux de TVA de 10 %, pour un logement achevé depuis plus de deux ans. Le taux est de 20 % dans les autres cas, et de 5,5 % pour l’isolation quand elle en remplit les conditions.',
  as_of: '2026-11-01',
};
