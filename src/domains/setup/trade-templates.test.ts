import { describe, expect, it } from 'vitest';
import { NewService } from '#src/domains/services/service.contract.ts';
import { TRADE_TEMPLATES } from './trade-templates.texts.ts';

describe('TRADE_TEMPLATES', () => {
  it('offers eleven trades that the contract of services accepts', () => {
    const trades = Object.values(TRADE_TEMPLATES);
    expect(trades).toHaveLength(11);
    expect(new Set(trades.map(({ title }) => title)).size).toBe(11);
    for (const trade of trades) expect(NewService.safeParse({ ...trade }).success, trade.title).toBe(true);
  });

  it('claims no place, no figure and no promise', () => {
    const words = JSON.stringify(TRADE_TEMPLATES);
    expect(words).not.toMatch(/\d|€|garanti|décennal|certifi|gratuit|meilleur|rapide|urgence|toujours|jamais/i);
    expect(words).not.toMatch(/Rhône|Ardèche|Drôme|Lyon|Pouzin|Nantes/);
  });
});
