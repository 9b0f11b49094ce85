import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.server.ts';
import { documentPolicy, hydratedPolicy, mapPolicy } from '../http/security-headers.server.ts';
import { configureAudience, getAudience, getAudienceHost } from './audience.server.ts';

const configure = (environment: NodeJS.ProcessEnv): void =>
  configureAudience(readConfig({ PUBLIC_URL: 'https://toit.example', ...environment }));
afterEach(() => configure({}));

describe('configureAudience', () => {
  it('counts nothing by default, and calls no other server', () => {
    configure({});
    expect([getAudience(), getAudienceHost()]).toEqual([undefined, '']);
    expect(documentPolicy()).toContain("connect-src 'self';");
  });

  it('names the site to Plausible by its host, or as told', () => {
    configure({ PLAUSIBLE_URL: 'https://plausible.example/' });
    expect(getAudience()).toEqual({ service: 'plausible', address: 'https://plausible.example', site: 'toit.example' });
    configure({ PLAUSIBLE_URL: 'https://plausible.example', PLAUSIBLE_SITE: 'martin.example' });
    expect(getAudience()?.site).toBe('martin.example');
  });

  it('lets the public pages call the host of Matomo, and no other page', () => {
    configure({ MATOMO_URL: 'https://stats.example/matomo', MATOMO_SITE_ID: '3' });
    expect(getAudience()).toEqual({ service: 'matomo', address: 'https://stats.example/matomo', site: '3' });
    expect(documentPolicy()).toContain("connect-src 'self' https://stats.example;");
    expect(mapPolicy('https://tiles.example')).toContain("connect-src 'self' https://stats.example;");
    expect(hydratedPolicy('n')).toContain("connect-src 'self';");
  });

  it.each([
    [{ MATOMO_URL: 'https://stats.example' }, 'MATOMO_SITE_ID'],
    [{ PLAUSIBLE_URL: 'https://a.example', MATOMO_URL: 'https://b.example', MATOMO_SITE_ID: '1' }, 'PLAUSIBLE_URL'],
    [{ PLAUSIBLE_SITE: 'toit.example' }, 'PLAUSIBLE_URL'],
  ])('refuses %j', (environment, name) => {
    expect(() => configure(environment)).toThrow(name);
  });
});
