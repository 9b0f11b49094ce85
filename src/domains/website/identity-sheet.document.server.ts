import { createHash } from 'node:crypto';
import type { IdentitySettings } from '#src/domains/settings/identity.contract.ts';
import { BUILT_TOKENS, getTokens, isBuiltLook, type TokenName } from '#src/domains/settings/identity.rules.ts';
import { contrast, cssChannels } from '#src/kernel/color.ts';
import { TYPEFACES, typefaceCss } from '#src/ui/tokens/typefaces.ts';

/** Colours that the style sheets also paint with an opacity, as channels. */
const WITH_CHANNELS: readonly TokenName[] = ['ardoise-950', 'ardoise-900', 'chaux-50', 'terre-600', 'terre-300'];

/** Contrast below which the ridge of the drawn logo disappears in the slate of header and footer. */
const RIDGE_CONTRAST = 2.2;

const HASH_LENGTH = 22;

export interface IdentitySheet {
  css: string;
  /** Address with the fingerprint of the content. */
  path: string;
}

/** Returns the addresses of the fonts of titles and of text. */
export function getFonts({ typeface }: IdentitySettings): { titles: string; text: string } {
  const { titles, text } = TYPEFACES[typeface];
  return { titles: titles.url, text: text.url };
}

/** Writes the style sheet of a look; undefined for the built one. Its rules win wherever the link stands. */
export function writeIdentitySheet(identity: IdentitySettings): IdentitySheet | undefined {
  if (isBuiltLook(identity)) return undefined;
  const tokens = getTokens(identity);
  const names = Object.keys(BUILT_TOKENS) as TokenName[];
  const changed = names.filter((name) => tokens[name] !== BUILT_TOKENS[name]);
  const { faces, display, text } = typefaceCss(TYPEFACES[identity.typeface]);
  const isOwnTypeface = identity.typeface !== 'atelier';
  const rules = [
    ...changed.map((name) => `--${name}:${tokens[name]}`),
    ...changed
      .filter((name) => WITH_CHANNELS.includes(name))
      .map((name) => `--${name}-rgb:${cssChannels(tokens[name])}`),
    ...(contrast(tokens['terre-600'], tokens['ardoise-900']) < RIDGE_CONTRAST
      ? [`--logo-ridge:${tokens['terre-300']}`]
      : []),
    ...(isOwnTypeface ? [`--display:${display}`, `--text:${text}`] : []),
  ];
  const css = `${isOwnTypeface ? `${faces}\n` : ''}:root:root{${rules.join(';')}}\n`;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  return { css, path: `/apparence/${hash}.css` };
}
