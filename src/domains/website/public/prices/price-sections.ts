import { LabourSection } from './labour-section.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceConditions } from './price-conditions.tsx';
import { PriceTable } from './price-table.tsx';

/** Sections of the prices page alone. */
export const PRICE_SECTIONS = {
  'price-cards': PriceCards,
  'price-table': PriceTable,
  'price-terms': LabourSection,
  'price-conditions': PriceConditions,
};
