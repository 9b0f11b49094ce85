import type { Tokens } from '#src/domains/settings/identity.rules.ts';
import { composePicture, layOutText } from '#src/platform/images/compose-picture.server.ts';
import { type TextBox, textBox } from '#src/platform/images/text-box.server.ts';
import { SHARE_CARD } from './share-card.views.ts';

interface ShareCard {
  company: string;
  /** Section of the page: 'Nos services'. */
  eyebrow: string;
  title: string;
  /** Contact line under the ridge. */
  reach: string;
  picture?: Uint8Array | undefined;
  /** Logo in place of the company's name. */
  logo?: Uint8Array | undefined;
  colors: Tokens;
}

const TITLE_SIZES = [
  { most: 32, size: 92 },
  { most: 64, size: 76 },
  { most: Number.POSITIVE_INFINITY, size: 60 },
];
const TITLE_LINES = 4;

const LOGO_PLACE = { left: 72, top: 36 };

/** Largest size of the logo, in pixels. */
export const CARD_LOGO = { width: 420, height: 84 };

/** Scrim behind the text, then the ridge of the roof with its clay flashing. */
const drawGround = (
  colors: Tokens,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD.width}" height="${SHARE_CARD.height}">
  <defs><linearGradient id="scrim">
    <stop offset="0" stop-color="${colors['ardoise-950']}" stop-opacity=".96"/><stop offset=".5" stop-color="${colors['ardoise-900']}" stop-opacity=".8"/>
    <stop offset="1" stop-color="${colors['ardoise-900']}" stop-opacity=".12"/>
  </linearGradient></defs>
  <rect width="1200" height="630" fill="url(#scrim)"/>
  <path d="M0 630V572L744 520 1200 556V630Z" fill="${colors['chaux-50']}"/>
  <path d="M0 572 744 520 1200 556" fill="none" stroke="${colors['terre-600']}" stroke-width="9"/>
</svg>`;

const titleSize = (title: string): number => TITLE_SIZES.find(({ most }) => title.length <= most)?.size ?? 60;

const words = ({ company, eyebrow, title, reach, logo, colors }: ShareCard): TextBox =>
  textBox(
    {
      width: SHARE_CARD.width,
      height: SHARE_CARD.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '52px 72px 128px',
      fontFamily: 'Bricolage Grotesque',
      fontWeight: 500,
      color: '#fff',
    },
    textBox({ fontSize: 34, fontWeight: 700 }, logo ? ' ' : company),
    textBox(
      { flexDirection: 'column', gap: 14 },
      textBox({ fontSize: 32, color: colors['terre-300'] }, eyebrow),
      textBox(
        {
          display: 'block',
          maxWidth: 860,
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
          lineClamp: TITLE_LINES,
        },
        title,
      ),
    ),
    textBox({ position: 'absolute', left: 72, bottom: 14, fontSize: 26, color: colors['ardoise-900'] }, reach),
  );

/** Draws the preview image of a shared link: 1200 × 630, JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const { colors, picture, logo } = card;
  const layers = [drawGround(colors), await layOutText(words(card), SHARE_CARD)];
  const stamp = logo && { bytes: logo, ...LOGO_PLACE };
  return composePicture({ ...SHARE_CARD, ground: colors['ardoise-900'], picture, layers, stamp });
}
