import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import CarouselControls from './carousel-controls.tsx';

const TEXTS = { previous: 'Précédents', next: 'Suivants', pause: 'Arrêter', play: 'Faire défiler' };

describe('CarouselControls', () => {
  it('renders its space before hydration: pause, previous, next, each with the row in aria-controls', () => {
    const html = renderToStaticMarkup(<CarouselControls row="rangee" texts={TEXTS} />);
    const names = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Arrêter', 'Précédents', 'Suivants']);
    expect(html.match(/aria-controls="rangee"/g)).toHaveLength(3);
    expect(html).not.toContain('data-mode');
  });
});
