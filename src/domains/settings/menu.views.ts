import type { MenuEntry, MenuLink } from './menu.contract.ts';

/** Menus of the owner; one that is missing is the menu that comes with the product. */
export type OwnMenus = Partial<Record<'header' | 'footer', MenuLink[]>>;

/** Returns the visible entries of the menus that the owner has arranged. */
export function getOwnMenus(menus: Record<'header' | 'footer', readonly MenuEntry[]>): OwnMenus {
  const visible = (entries: readonly MenuEntry[]): MenuLink[] =>
    entries.filter(({ is_hidden }) => !is_hidden).map(({ label, href }) => ({ label, href }));
  const { header, footer } = menus;
  return {
    ...(header.length > 0 && { header: visible(header) }),
    ...(footer.length > 0 && { footer: visible(footer) }),
  };
}
