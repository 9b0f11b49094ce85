import { describe, expect, it } from 'vitest';
import { getTrade, isAbout, tradeIcon } from './trade.rules.ts';

describe('trade rules', () => {
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
  ])('reads “%s” as the trade %s', (title, trade) => {
    expect(getTrade(title)).toBe(trade);
  });

  it.each([
    ['Charpente', 'Une CHARPENTE centenaire', true],
    ['Réparation des fuites', 'Fuite trouvée en une heure', true],
    ['Gouttières', 'La gouttière ne déborde plus', true],
    ['Entretien', 'Contrat d’entretien', true],
    ['Entretien', 'Charpente', false],
    ['Zinguerie', 'Charpente', false],
    [' ', 'Charpente', false],
  ])('matches the title “%s” against the text “%s”: %s', (title, text, answer) => {
    expect(isAbout(title, text)).toBe(answer);
  });

  it('returns the tools icon for a title without a trade', () => {
    expect([tradeIcon('Isolation'), tradeIcon('Entretien')]).toEqual(['isolation', 'tools']);
  });
});
