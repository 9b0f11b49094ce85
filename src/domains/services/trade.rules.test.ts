import { expect, it } from 'vitest';
import { tradeOf } from './trade.rules.ts';

it.each([
  ['Charpente traditionnelle', 'charpente'],
  ['COUVERTURE', 'couverture'],
  ['Zinguerie', 'zinguerie'],
  ['Démoussage de toiture', 'demoussage'],
  ['Traitement anti-mousse', 'demoussage'],
  ['Isolation des combles', 'isolation'],
  ['Réparation de toiture', 'reparation'],
  ['Recherche de fuite', 'reparation'],
  ['Installation', 'installation'],
  ['Nettoyage de gouttières', 'nettoyage'],
  ['Gouttières', 'gouttieres'],
  ['Fenêtres de toit', 'fenetres'],
  ['Réparation de charpente', 'charpente'],
  ['Entretien', undefined],
  ['', undefined],
])('“%s” speaks of %s', (title, trade) => {
  expect(tradeOf(title)).toBe(trade);
});
