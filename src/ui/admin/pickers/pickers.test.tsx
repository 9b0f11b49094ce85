import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { CategoryField } from './category-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { KnownData } from './known-data.ts';
import { PersonPicker } from './person-picker.tsx';

const markup = (element: ReactNode): string => renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);
const SERVICES = { names: ['Couverture', 'Zinguerie'], hasFailed: false };
const ignore = (): void => undefined;

describe('ChoiceField', () => {
  const field = (value: string, known: Parameters<typeof ChoiceField>[0]['known'] = SERVICES): string =>
    markup(<ChoiceField label="Service" value={value} known={known} onChange={ignore} />);

  it('offers the known names and "Autre…", with the value chosen', () => {
    const html = field('Zinguerie');
    for (const option of ['Couverture', 'Autre…']) expect(html).toContain(`>${option}</option>`);
    expect(html).toContain('<option value="Zinguerie" selected="">');
    expect(html).not.toContain('Autre : Service');
  });

  it('shows a value that is not known as a free text', () => {
    expect(field('Ramonage')).toMatch(/Autre : Service.*value="Ramonage"/);
  });

  it('offers the known name that a free text nearly repeats', () => {
    expect(field('zingueries')).toContain('Prendre « Zinguerie »');
    expect(field('Ramonage')).not.toContain('Prendre');
  });

  it('keeps the value while the names load', () => {
    expect(field('Ramonage', { names: undefined, hasFailed: false })).toContain(
      '<option value="Ramonage" selected="">',
    );
  });

  it('becomes a text field without known names, and says when they could not be read', () => {
    expect(field('Toit', { names: [], hasFailed: false })).not.toContain('<select');
    expect(field('Toit', { names: [], hasFailed: true })).toContain('La liste ne se charge pas');
  });
});

describe('CategoryField', () => {
  it('offers each category once, the stored one included, and a new one only behind "Autre…"', () => {
    const known = ['Conseils', 'Conseils', ''];
    const html = markup(
      <CategoryField label="Catégorie" value="Toits" known={known} maxLength={80} onChange={ignore} />,
    );
    const options = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(options).toEqual(['Conseils', 'Toits', 'Autre…']);
    expect(html).not.toContain('type="text"');
  });
});

describe('PersonPicker', () => {
  const nobody = async () => [];
  const sources = { people: nobody, services: nobody, towns: nobody, communes: nobody, facts: async () => NO_FACTS };

  it('shows only where people can be searched', () => {
    expect(markup(<PersonPicker onPick={ignore} />)).not.toContain('Client connu');
    const offered = (
      <KnownData value={sources}>
        <PersonPicker onPick={ignore} />
      </KnownData>
    );
    expect(markup(offered)).toContain('Client connu');
  });
});
