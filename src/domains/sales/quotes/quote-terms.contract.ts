import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { CONTRACT_MODES, CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';

const EXECUTION_MAX = 120;
const WASTE_MAX = 500;

/** Terms of a quote's contract in the back office. */
export const QuoteTerms = {
  /** How the contract is concluded, and with whom. */
  contractMode: z.enum(CONTRACT_MODES),
  customerKind: z.enum(CUSTOMER_KINDS),
  /** When the works are done, in words; needed to send the quote. */
  executionPeriod: z.string(),
  /** Waste of these works; empty for the text of the settings. */
  wasteQuantity: z.string(),
  wasteCollection: z.string(),
  wasteCost: z.string(),
};

export const SentTerms = {
  contractMode: z.enum(CONTRACT_MODES, 'Choisissez comment le contrat est conclu.'),
  customerKind: z.enum(CUSTOMER_KINDS, 'Choisissez particulier ou professionnel.'),
  executionPeriod: Line(EXECUTION_MAX),
  wasteQuantity: Line(WASTE_MAX),
  wasteCollection: Line(WASTE_MAX),
  wasteCost: Line(WASTE_MAX),
};

export const NewTerms = {
  contractMode: SentTerms.contractMode.default('distance'),
  customerKind: SentTerms.customerKind.default('consumer'),
  executionPeriod: SentTerms.executionPeriod.default(''),
  wasteQuantity: SentTerms.wasteQuantity.default(''),
  wasteCollection: SentTerms.wasteCollection.default(''),
  wasteCost: SentTerms.wasteCost.default(''),
};
