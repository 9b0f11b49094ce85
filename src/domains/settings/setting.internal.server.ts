import { perApp } from '#src/platform/app-state.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { cachedContent } from '#src/platform/content-cache.server.ts';
import { readMailState } from '#src/platform/mail/mail-transport.server.ts';
import { invalidLegalFields, missingLegalFields, toLegalIdentity } from './legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS as texts } from './legal-identity.texts.ts';
import { openingAt } from './opening-hours.rules.ts';
import { OPENING_HOURS_TEXTS } from './opening-hours.texts.ts';
import { openingSentence } from './opening-hours.views.ts';
import type { SettingGroup, Settings, SiteProfile } from './setting.contract.ts';
import { groupsFrom, settingsFrom } from './setting.rules.ts';
import { selectSettings } from './setting.store.server.ts';
import { toSiteProfile } from './setting.views.ts';

/** Returns whether the company is open now, and the sentence for visitors; empty when it never opens. */
export async function describeOpening(): Promise<{ is_open: boolean; sentence: string }> {
  const { hours } = await readSettings();
  const at = now();
  const sentence = openingSentence(hours, at, OPENING_HOURS_TEXTS) ?? '';
  return { is_open: openingAt(hours, at).isOpen, sentence };
}

/** Lists what the law misses: entries of the legal notice, invalid ones, and whether a quote is free. In words. */
export async function listMissingLegalFields(): Promise<string[]> {
  const settings = await readSettings();
  const missing = missingLegalFields(toLegalIdentity(settings)).map((entry) => texts.missing[entry]);
  const quote = settings.prices.quote_cents === null ? [texts.quotePrice] : [];
  return [...missing, ...quote, ...invalidLegalFields(settings).map((entry) => texts.invalid[entry])];
}

interface ParsedSettings {
  /** Stored values, as text: two nodes or readers with the same text have the same version. */
  version: string;
  settings: Settings;
}

const parsed = perApp((): { last?: ParsedSettings } => ({}));

/** Returns every group with its defaults: read again after any node saved settings, and parsed once for each version. */
export const readSettings = cachedContent(['settings'], async (): Promise<Settings> => {
  const { groups } = await selectSettings();
  const version = JSON.stringify(groups);
  const { last } = parsed();
  if (last?.version === version) return last.settings;
  const settings = settingsFrom(groups);
  parsed().last = { version, settings };
  return settings;
});

/** Reads some groups alone: before its first answer a start does not need the others, which take longer to check. */
export const readGroups = async <Group extends SettingGroup>(...names: Group[]): Promise<Pick<Settings, Group>> =>
  groupsFrom((await selectSettings()).groups, names);

/**
 * Returns whether pages offer what arrives by email: not without a mail server. The demo shows everything; its emails
 * are files that nobody waits for.
 */
export async function offersEmail(): Promise<boolean> {
  if (readMailState()?.isSent === true) return true;
  return ['filling', 'filled'].includes((await readSettings()).demo.state);
}

/** Returns whether visitors see the site; before that they see that it opens soon. */
export const isSitePublished = async (): Promise<boolean> => (await readSettings()).site.state === 'published';

/** Returns the company data that every public page shows. */
export const readSiteProfile = async (): Promise<SiteProfile> => toSiteProfile(await readSettings());
