import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { priceFacts } from '#src/domains/settings/fact.views.ts';
import { getTokens } from '#src/domains/settings/identity.rules.ts';
import { readSettings, readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { fitMark } from './brand.internal.server.ts';
import { PUBLIC_PAGES_TEXTS } from './public-pages.texts.ts';
import { CARD_LOGO, drawShareCard } from './share-card.document.server.ts';
import { SHARE_CARD_EDITION } from './share-card.views.ts';
import { findPublicPage } from './site.queries.server.ts';

const WIDEST = 1200;
const drawings = perApp(() => new Map<string, Promise<Uint8Array<ArrayBuffer>>>());

/** Reads the picture; without it the card is drawn without one. */
async function getPicture(image: string): Promise<Uint8Array | undefined> {
  const key = getImageKey(image);
  if (key === undefined) return undefined;
  return (await readImageFile({ key, width: WIDEST }).catch(() => undefined))?.bytes;
}

/** Returns the card stored under its content hash, or draws it: once until its texts or its picture change. */
async function storedOrRendered(
  name: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await storage().get(name);
  if (stored !== undefined) return stored.bytes;
  const bytes = await draw();
  await storage().put(name, bytes, 'image/jpeg');
  return bytes;
}

/** Reads colours and logo of the cards; `marks` is what distinguishes them from the built look. */
async function readCardLook() {
  const [{ identity }, { light, dark }] = await Promise.all([readSettings(), readMarks()]);
  const { palette, main_color } = identity;
  const isBuilt = palette === 'terre' && main_color === '';
  const mark = dark ?? light;
  return {
    marks: [...(isBuilt ? [] : [palette, main_color]), ...(mark ? [mark.key, dark === undefined] : [])],
    draw: async () => ({
      colors: getTokens(identity),
      logo: mark && (await fitMark(mark, { ...CARD_LOGO, ground: dark ? undefined : '#ffffff' })).bytes,
    }),
  };
}

/** Returns the preview image of a shared link to a page. */
export const readShareCard = query({
  allow: 'anyone',
  input: z.object({ path: z.string().max(300) }),
  output: z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), hash: z.string() }),
  run: async ({ path }, context) => {
    const [page, profile, { prices }] = await Promise.all([
      findPublicPage(context, { path }),
      readSiteProfile(),
      readSettings(),
    ]);
    const { groups } = PUBLIC_PAGES_TEXTS;
    const words = {
      company: profile.name,
      eyebrow: groups[page.group],
      title: page.title,
      reach: [profile.phone, quoteButton(priceFacts(prices), profile.quoteCall).label].filter(Boolean).join(' · '),
    };
    const look = await readCardLook();
    const hash = createHash('sha256')
      .update(JSON.stringify([SHARE_CARD_EDITION, words, page.image, ...look.marks]))
      .digest('hex')
      .slice(0, 32);
    const name = `partage-${hash}.jpg`;
    const draw = async () => drawShareCard({ ...words, ...(await look.draw()), picture: await getPicture(page.image) });
    const underWay = drawings();
    const bytes = underWay.get(name) ?? storedOrRendered(name, draw).finally(() => underWay.delete(name));
    underWay.set(name, bytes);
    return { bytes: await bytes, hash };
  },
});
