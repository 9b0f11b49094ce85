import { type Mark, readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { SVG_TYPE } from '#src/domains/media/media.contract.ts';
import { BUILT_TOKENS, getTokens } from '#src/domains/settings/identity.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { type Brand, BUILT_BRAND } from '#src/platform/brand.server.ts';
import { type FittedPicture, fitPicture } from '#src/platform/images/fit-picture.server.ts';
import { sanitizeSvg } from '#src/platform/images/sanitize-svg.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';

/** How a mark is drawn for one purpose. */
interface Purpose {
  width: number;
  height: number;
  isFilled?: boolean;
  margin?: number;
  ground?: string | undefined;
}

/** Twice the size at which an email or a PDF shows it, for sharp screens and print. */
const LOGO: Purpose = { width: 720, height: 180 };
const MOST_KEPT = 24;

const drawings = perApp(() => new Map<string, Promise<FittedPicture>>());

async function drawMark({ key }: Mark, purpose: Purpose): Promise<FittedPicture> {
  const file = await readImageFile({ key });
  // Stored drawings are sanitised; reading one again costs little and keeps one way into the renderer.
  const source = file.contentType === SVG_TYPE ? sanitizeSvg(file.bytes) : file.bytes;
  return fitPicture({ source, ...purpose });
}

/** Draws a mark once for each purpose; its file never changes under its key. */
export async function fitMark(mark: Mark, purpose: Purpose): Promise<FittedPicture> {
  const known = drawings();
  const name = JSON.stringify([mark.key, purpose]);
  const bytes = known.get(name) ?? drawMark(mark, purpose);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(name, bytes);
  return bytes.catch((error: unknown) => {
    known.delete(name);
    throw error;
  });
}

/** Returns the company's logo for white ground, as PNG; a logo for dark ground brings its ground along. */
export async function readLogoPicture(): Promise<FittedPicture | undefined> {
  const { light, dark } = await readMarks();
  const mark = light ?? dark;
  if (mark === undefined) return undefined;
  const purpose = light === undefined ? { ...LOGO, ground: BUILT_TOKENS['ardoise-900'] } : LOGO;
  return attempt(fitMark(mark, purpose), 'logo', systemContext('brand'));
}

/** Returns what emails and PDFs show of the company. A logo that cannot be read is left out. */
export async function readCompanyBrand(): Promise<Brand> {
  const { identity, general } = await readSettings();
  const tokens = getTokens(identity);
  const isBuilt = tokens['terre-600'] === BUILT_TOKENS['terre-600'];
  const logo = await readLogoPicture();
  return {
    accent: isBuilt ? BUILT_BRAND.accent : tokens['terre-600'],
    soft: isBuilt ? BUILT_BRAND.soft : tokens['terre-300'],
    logo: logo && { png: logo.bytes, width: logo.width, height: logo.height, alt: general.site_name },
  };
}
