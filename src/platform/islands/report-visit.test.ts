import { describe, expect, it } from 'vitest';
import { toVisit } from './report-visit.ts';

const PAGE = {
  address: 'https://toit.example/contact',
  title: 'Contact',
  query: '?utm_source=lettre&jeton=secret',
  referrer: 'https://moteur.example/recherche?q=fuite',
};

describe('toVisit', () => {
  it('tells Plausible the canonical address with the campaign, and the site before without its page', () => {
    const { path, body } = toVisit('plausible', 'toit.example', PAGE) ?? {};
    expect(path).toBe('/api/event');
    expect(JSON.parse(String(body))).toEqual({
      ...{ name: 'pageview', domain: 'toit.example', referrer: 'https://moteur.example/' },
      url: 'https://toit.example/contact?utm_source=lettre',
    });
  });

  it('tells Matomo the same', () => {
    const { path, body } = toVisit('matomo', '3', PAGE) ?? {};
    expect(path).toBe('/matomo.php');
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      ...{ idsite: '3', rec: '1', apiv: '1', send_image: '0', action_name: 'Contact' },
      ...{ url: 'https://toit.example/contact?utm_source=lettre', urlref: 'https://moteur.example/' },
    });
  });

  it('names no page of this site as the one before', () => {
    const { body } = toVisit('matomo', '3', { ...PAGE, referrer: 'https://toit.example/devis/secret' }) ?? {};
    expect(String(body)).not.toMatch(/urlref|secret/);
  });

  it('tells nothing of a page that no search engine may list', () => {
    expect(toVisit('matomo', '3', { ...PAGE, address: undefined })).toBeUndefined();
  });
});
