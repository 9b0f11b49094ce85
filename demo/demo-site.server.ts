import { createHash } from 'node:crypto';
import type { SettingGroup } from '#src/domains/settings/setting.contract.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  PART_SCHEMAS,
  type PartRecord,
  type SiteBundle,
} from '#src/domains/site-transfer/site-bundle.contract.ts';
import { mapTexts, pendingAddress, pictureFile } from '#src/domains/site-transfer/site-bundle.rules.ts';
import { PART_NAMES, type PartName } from '#src/domains/site-transfer/transfer-report.contract.ts';
import { readPart } from './demo-part.server.ts';
import { OFFICE_SETTINGS } from './office/office-settings.server.ts';

/** A picture in the stored demo: the name of its file, and a number where the site stores it more than once. */
const PICTURE = /^pictures\/([a-z0-9-]+)(?:\.[1-9]\d*)?(\.(?:webp|jpg|png|avif|svg))$/;

/** Returns the name of the file of a picture; undefined for every other text. */
export const demoPicture = (text: string): string | undefined => PICTURE.exec(text)?.slice(1).join('');

/** Reads the site of the demo company: `site.json` of an archive with one file a part and pictures by their names. */
export function readDemoSite(): SiteBundle {
  const parts: SiteBundle['parts'] = {};
  for (const part of PART_NAMES) parts[part] = readPart(part);
  return { format: FORMAT, version: FORMAT_VERSION, parts };
}

const toAddress = (text: string): string => {
  if (demoPicture(text) === undefined) return text;
  return pendingAddress(pictureFile(createHash('sha256').update(text).digest('hex'), 'image/webp'));
};

/** Returns the records of one part, checked; each picture has an address that only stands for it. */
export function demoRecords<Name extends PartName>(part: Name): PartRecord<Name>[] {
  const read = (record: unknown) => PART_SCHEMAS[part].parse(mapTexts(record, toAddress)) as PartRecord<Name>;
  return readPart(part).map(read);
}

/** Returns every setting of the demo company: those of its site and those of its office. */
export const demoSettings = (): { group: SettingGroup; values: Record<string, unknown> }[] => [
  ...demoRecords('settings'),
  ...OFFICE_SETTINGS,
];
