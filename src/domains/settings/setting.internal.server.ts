import { now } from '#src/platform/clock.server.ts';
import { databaseIdentity } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { missingLegalFields, toLegalIdentity } from './legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS as texts } from './legal-identity.texts.ts';
import { openingAt } from './opening-hours.rules.ts';
import { OPENING_HOURS_TEXTS } from './opening-hours.texts.ts';
import { openingSentence } from './opening-hours.views.ts';
import type { SiteProfile } from './setting.contract.ts';
import { settingsFrom } from './setting.rules.ts';
import { selectSettings } from './setting.store.server.ts';
import { toSiteProfile } from './setting.views.ts';

/** Returns whether the company is open now, and the sentence for visitors; empty when it never opens. */
export async function describeOpening(): Promise<{ is_open: boolean; sentence: string }> {
  const { hours } = await readSettings();
  const at = now();
  const sentence = openingSentence(hours, at, OPENING_HOURS_TEXTS) ?? '';
  return { is_open: openingAt(hours, at).isOpen, sentence };
}

/** Lists the missing entries of the legal notice, in words for the owner; the page leaves them out. */
export async function listMissingLegalFields(): Promise<string[]> {
  const missing = missingLegalFields(toLegalIdentity(await readSettings()));
  return missing.map((entry) => texts.missing[entry]);
}

let changes = 0;
let cached: { of: object; settings: Settings } | undefined;
type Settings = ReturnType<typeof settingsFrom>;
subscribe('content', () => {
  changes += 1;
  cached = undefined;
});

/** Returns every group with its defaults; cached in memory until any node changes content. */
export async function readSettings(): Promise<Settings> {
  const of = databaseIdentity();
  if (cached?.of === of) return cached.settings;
  const before = changes;
  const settings = settingsFrom((await selectSettings()).groups);
  // A value read before a change must not be cached after it.
  if (before === changes) cached = { of, settings };
  return settings;
}

/** Returns the company data that every public page shows. */
export const readSiteProfile = async (): Promise<SiteProfile> => toSiteProfile(await readSettings());
