import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMIN_MENU_TEXTS } from '#src/app/layouts/admin-menu.texts.ts';
import { USERS_TEXTS } from '#src/domains/accounts/auth/users.texts.ts';
import { BLOG_ADMIN_TEXTS } from '#src/domains/blog/blog-admin.texts.ts';
import { GALLERY_SCREEN_TEXTS } from '#src/domains/gallery/gallery-screen.texts.ts';
import { PLACE_ADMIN_TEXTS } from '#src/domains/places/zones/place-admin.texts.ts';
import { REDIRECT_ADMIN_TEXTS } from '#src/domains/redirects/redirect-admin.texts.ts';
import { ORDER_ADMIN_TEXTS } from '#src/domains/sales/orders/order-admin.texts.ts';
import { PAYMENT_ADMIN_TEXTS } from '#src/domains/sales/payments/payment-admin.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '#src/domains/sales/quotes/quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS } from '#src/domains/sales/quotes/quote-screen.texts.ts';
import { SERVICE_TEXTS } from '#src/domains/services/service.texts.ts';
import { TESTIMONIAL_ADMIN_TEXTS } from '#src/domains/testimonials/testimonial-admin.texts.ts';

const read = (pattern: string, test: RegExp): string[] =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const path = file.replaceAll('\\', '/');
      const found = readFileSync(file, 'utf8').match(new RegExp(test, 'g')) ?? [];
      return found.map((text) => `${path}: ${text.trim()}`);
    });

/** Labels that the specification names literally, and the sentences of one family with them. */
const PRESCRIBED = [/enregistrés',?$/, /Erreur lors du chargement des paramètres/, /parametres: 'Paramètres'/];

/** Sentences that the specification writes with an ordinary space, and words that the pictures of the demo have too. */
const ORDINARY_SPACES = [
  /Êtes-vous sûr de vouloir supprimer cette transaction \?/,
  /Données d['’]exemple : le serveur ne répond pas/,
  /Mode démonstration : aucune carte réelle, aucun débit/,
  /src\/domains\/media\/neutral-picture\.texts\.ts/,
];

describe('words and looks of the back office', () => {
  it('names every creation with "Nouveau" and the thing', () => {
    const menu = Object.values(ADMIN_MENU_TEXTS).flatMap((entry) => ('create' in entry ? [entry.create] : []));
    const screens = [
      AMENDMENT_SCREEN_TEXTS.create,
      USERS_TEXTS.add,
      BLOG_ADMIN_TEXTS.create,
      GALLERY_SCREEN_TEXTS.add,
      PLACE_ADMIN_TEXTS.create,
      REDIRECT_ADMIN_TEXTS.create,
      ORDER_ADMIN_TEXTS.create,
      PAYMENT_ADMIN_TEXTS.add,
      QUOTE_SCREEN_TEXTS.create,
      SERVICE_TEXTS.add,
      TESTIMONIAL_ADMIN_TEXTS.create,
    ];
    expect(menu.filter((words) => !(screens as string[]).includes(words))).toEqual([]);
    expect(screens.filter((words) => !/^Nouve(au|l|lle|lles) \p{L}/u.test(words))).toEqual([]);
  });

  it('says "Réglages", except where the specification says otherwise', () => {
    const found = read('src/**/*.texts.ts', /^.*[Pp]aramètres.*$/m);
    expect(found.filter((line) => !PRESCRIBED.some((test) => test.test(line)))).toEqual([]);
  });

  it('breaks no line before a high punctuation mark or inside quotation marks', () => {
    const found = read('src/**/*.texts.ts', /^.*['`][^'\n]*(?:[^\s'] [:;!?»](?=[\s'`).,…])|« )[^'\n]*['`].*$/m);
    expect(found.filter((line) => !ORDINARY_SPACES.some((test) => test.test(line)))).toEqual([]);
  });

  it('takes the colour of a status from the one table', () => {
    const ofItsOwn = /<Badge[^>]*\bcolor=(?!"gray"|"dark"|\{getStatusColor\()["{][^>]*/;
    expect(read('src/domains/**/admin/**/*.tsx', ofItsOwn)).toEqual([]);
  });

  it('formats money in one function', () => {
    expect(read('src/**/*.{ts,tsx}', /style: 'currency'/)).toEqual([expect.stringContaining('src/kernel/money.ts')]);
  });
});
