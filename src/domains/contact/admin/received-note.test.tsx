import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReceivedEmail } from '../contact.contract.ts';
import { ReceivedNote } from './received-note.tsx';

const markup = (email: ReceivedEmail | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ReceivedNote email={email} to="camille@essai.example" />
    </MantineProvider>,
  );

describe('ReceivedNote', () => {
  it('shows nothing for a message of the form', () => {
    expect(markup(null)).not.toContain('e-mail');
  });

  it('names another sender, and shows the whole email as text on demand', () => {
    const html = markup({ sender: 'autre@ailleurs.example', text: 'Oui.\n<b>Bonjour</b>' });
    expect(html).toContain('écrit depuis autre@ailleurs.example. Vos réponses vont à camille@essai.example.');
    expect(html).toMatch(/<details[^>]*><summary>Tout l’e-mail<\/summary>.*&lt;b&gt;Bonjour/s);
  });

  it('shows no whole email where the message says all of it', () => {
    const html = markup({ sender: '', text: '' });
    expect(html).toContain('Reçu par e-mail.');
    expect(html).not.toContain('<details');
  });
});
