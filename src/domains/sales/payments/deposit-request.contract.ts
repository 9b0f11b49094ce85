import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

/** Deposit that the customer of a quote or an order is asked to pay; amount in euros, with tax. */
export const NewDeposit = z.object({
  id: Id,
  amount: Euros(1),
  due_on: z.iso.date('Indiquez le jour de l’échéance.'),
});
export type NewDeposit = z.input<typeof NewDeposit>;
