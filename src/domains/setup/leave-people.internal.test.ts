import { describe, expect, it } from 'vitest';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordDemoRow } from './demo-row.internal.server.ts';
import type { Departure } from './leave-content.internal.server.ts';
import { removePeople } from './leave-people.internal.server.ts';

useDatabase();

const none = (): Departure => ({ removed: {}, kept: [], subjects: [] });

describe('removePeople', () => {
  it('removes what was written under the address of a fictitious person since, and nobody else’s', async () => {
    const first = await aMessage({ subject: 'Bonjour', email: 'nadia@courrier.example' });
    await aMessage({ subject: 'Bonjour', email: 'Nadia@courrier.example' });
    await aMessage({ subject: 'Bonjour', email: 'paule@nantes.fr' });
    await aQuote({ email: 'nadia@courrier.example' });
    await aQuote({ email: 'paule@nantes.fr' });
    await recordDemoRow('message', first.id);
    const departure = none();
    await removePeople(departure, [], null);
    expect(departure.removed).toEqual({ message: 2, quote: 1 });
    expect(await db().selectFrom('contact_messages').select('email').execute()).toEqual([{ email: 'paule@nantes.fr' }]);
    expect(await db().selectFrom('quotes').select('email').execute()).toEqual([{ email: 'paule@nantes.fr' }]);
  });

  it('removes only the message itself where the owner entered a real address in it', async () => {
    const first = await aMessage({ subject: 'Bonjour', email: 'paule@nantes.fr' });
    await aQuote({ email: 'paule@nantes.fr' });
    await recordDemoRow('message', first.id);
    const departure = none();
    await removePeople(departure, [], null);
    expect(departure.removed).toEqual({ message: 1 });
    expect(await db().selectFrom('quotes').select('email').execute()).toEqual([{ email: 'paule@nantes.fr' }]);
  });
});
