import { z } from 'zod';
import { PlacedIllustration } from '#src/domains/media/illustration.contract.ts';
import { POSITION_GROUPS } from '#src/domains/media/illustration.rules.ts';
import { StoredService } from '#src/domains/services/service.contract.ts';
import { SavedGroup, SettingsReading } from '#src/domains/settings/setting-exchange.contract.ts';
import type { SetupStep } from '#src/domains/settings/site-state.contract.ts';
import { callApi, callFlat, callPage } from '#src/ui/http/api-client.ts';
import { DemoRemoval } from './demo-row.contract.ts';
import { Preview, SetupReading, SetupSteps } from './setup.contract.ts';
import { findEmptyPositions } from './setup.rules.ts';
import type { TRADE_TEMPLATES, TradeName } from './trade-templates.texts.ts';

const PATH = '/admin/setup';
const SERVICES = '/admin/services';
const ALL_SERVICES = 1_000;

export const fetchSetup = (): Promise<SetupReading> => callApi(PATH, SetupReading);

/** Returns whether the site still waits for its set-up; an unreadable answer leads to the usual first screen. */
export const isSetupUnfinished = (): Promise<boolean> =>
  fetchSetup().then(
    ({ state }) => state === 'setup',
    () => false,
  );

export const saveStep = (step: SetupStep, is_done: boolean) =>
  callApi(`${PATH}/step`, SetupSteps, { method: 'PUT', body: { step, is_done } });

/** Asks for the cookie with which this browser sees the unpublished site. */
export const openPreview = () => callApi(`${PATH}/preview`, Preview);

export const publishSite = () => callApi(`${PATH}/publish`, z.object({}), { method: 'POST', body: {} });

export const leaveDemo = (company: string): Promise<DemoRemoval> =>
  callApi('/admin/demo/leave', DemoRemoval, { method: 'POST', body: { company } });

/** Returns all services, hidden ones included. */
export async function fetchServices(): Promise<StoredService[]> {
  const { items } = await callPage(SERVICES, StoredService, { query: { per_page: ALL_SERVICES } });
  return items;
}

/** Creates a published service from a template, with the price that the owner has typed, if any. */
export const addTrade = (template: (typeof TRADE_TEMPLATES)[TradeName], price_range: string) =>
  callApi(SERVICES, StoredService, { method: 'POST', body: { ...template, price_range, is_active: true } });

export const fetchSettings = (): Promise<SettingsReading> => callFlat('/admin/settings', SettingsReading);

/** Saves fields that nobody has typed, whatever the version of their group. */
export const saveFields = (group: 'general' | 'company', fields: Record<string, unknown>) =>
  callApi(`/admin/settings/${group}`, SavedGroup, { method: 'PUT', body: fields });

const PICTURES = '/admin/illustrations';

/** Returns the pictures of the public pages by position. */
export const fetchPictures = (): Promise<PlacedIllustration[]> => callApi(PICTURES, z.array(PlacedIllustration));

/** Places the neutral illustrations of the product where the site has no picture yet; returns how many. */
export async function placeNeutralPictures(): Promise<number> {
  const empty = findEmptyPositions(Object.values(POSITION_GROUPS).flat(), await fetchPictures());
  for (const name of empty) await callApi(`${PICTURES}/${name}`, PlacedIllustration, { method: 'DELETE' });
  return empty.length;
}
