import type { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { openZip, type ZipFile } from '#src/platform/archive/zip-read.server.ts';
import { listStored } from './bundle-parts.internal.server.ts';
import { FORMAT, FORMAT_VERSION, SiteBundle } from './site-bundle.contract.ts';
import { newerSite, unreadableSite } from './site-bundle.rules.ts';
import { PART_NAMES } from './transfer-report.contract.ts';

export const SITE_FILE = 'site.json';
const SITE_MAX_BYTES = 30_000_000;
/** Files and bytes of an archive: a picture has at most fifteen megabytes. */
export const ZIP_LIMITS = { entries: 20_000, totalBytes: 2_000_000_000 };

/** Returns the content of the site with the addresses of its pictures. */
export async function readSite(): Promise<SiteBundle> {
  const parts: SiteBundle['parts'] = {};
  for (const part of PART_NAMES) parts[part] = await listStored(part);
  return { format: FORMAT, version: FORMAT_VERSION, parts };
}

function parseSite(bytes: Uint8Array): SiteBundle {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadableSite();
  }
  const parsed = SiteBundle.safeParse(value);
  const { format, version } = (value ?? {}) as Partial<SiteBundle>;
  if (format === FORMAT && typeof version === 'number' && version > FORMAT_VERSION) throw newerSite();
  if (!parsed.success || parsed.data.version < 1) throw unreadableSite();
  return parsed.data;
}

/** Opens an uploaded archive and reads its content; pictures are read when they are needed. */
export async function openSiteArchive({ path }: UploadedFile): Promise<{ zip: ZipFile; bundle: SiteBundle }> {
  const zip = await openZip(path, ZIP_LIMITS);
  try {
    if (!zip.entries.has(SITE_FILE)) throw unreadableSite();
    return { zip, bundle: parseSite(await zip.read(SITE_FILE, SITE_MAX_BYTES)) };
  } catch (error) {
    await zip.close();
    throw error;
  }
}
