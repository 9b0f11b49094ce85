import { z } from 'zod';
import { Flag, Phrase } from '#src/kernel/fields.ts';

/** Contract of the menus of the public site. */

export const MENU_ENTRIES_MAX = 14;
export const MENU_LABEL_MAX = 40;
const ADDRESS_MAX = 300;

/** Path of this site or an https address: nothing that a browser could execute. */
const MenuAddress = z
  .string()
  .trim()
  .max(ADDRESS_MAX)
  .regex(
    /^\/(?![/\\])[^\s\p{Cc}\\]*$|^https:\/\/[^\s\p{Cc}/\\][^\s\p{Cc}]*$/u,
    'Adresse attendue : une page de ce site, par exemple /tarifs, ou un lien en https.',
  );

export const MenuEntry = z.object({
  label: Phrase(MENU_LABEL_MAX, 1),
  href: MenuAddress,
  is_hidden: Flag.default(false),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

const Menu = z.array(MenuEntry).max(MENU_ENTRIES_MAX).default([]);

/** Longest words of the quote button: two buttons stand side by side on the narrowest phone. */
export const QUOTE_CALL_MAX = 18;

/** Words of the quote button; empty: by the price of a quote. Braces would be read as a placeholder of a text. */
const QuoteCall = Phrase(QUOTE_CALL_MAX)
  .pipe(z.string().regex(/^[^{}<>]*$/, 'Sans accolades ni chevrons.'))
  .default('');

/** Menus in the owner's order; an empty one is the menu that comes with the product. */
export const MenuSettings = z.object({ header: Menu, footer: Menu, quote_call: QuoteCall });

/** Entry as a page shows it. */
export const MenuLink = z.object({ label: z.string(), href: z.string() });
export type MenuLink = z.infer<typeof MenuLink>;
