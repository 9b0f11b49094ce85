import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

/** Works done before a withdrawal, at the customer's express request; amount in euros, with tax. */
export const BegunWorks = z.object({ id: Id, amount: Euros(1) });
export type BegunWorks = z.input<typeof BegunWorks>;
