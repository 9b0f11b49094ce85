import { useEffect, useRef, useState } from 'react';
import type { MenuLink } from '#src/domains/settings/menu.contract.ts';
import { MENU_TEXTS } from '#src/domains/settings/menu.texts.ts';
import { QUOTE_CALL_TEXTS } from '#src/kernel/quote-call.texts.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { FRAME_TEXTS as texts } from '../../frame.texts.ts';
import styles from './site-menu.module.css';

interface SiteMenuProps {
  company: { name: string; phone: string; hours: string };
  /** URL of the telephone link. */
  call: string;
  path: string;
  /** The owner's menu, if there is one. */
  links?: readonly MenuLink[];
  /** Whether the owner has stated that a quote costs nothing. */
  isQuoteFree?: boolean;
  /** The owner's words of the quote button. */
  quoteCall?: string;
}

const DEFAULT_LINKS: readonly MenuLink[] = MENU_TEXTS.header;
const MENU_ID = 'menu-du-site';
/** Browsers with invoker commands open the dialog without this script. */
const OPENER = { command: 'show-modal', commandfor: MENU_ID };

/** Closes the menu on a click on the backdrop or on a link; a link to the current page scrolls to its top. */
function leaveBy(event: MouseEvent, dialog: HTMLDialogElement): void {
  const link = event.target instanceof Element && event.target.closest('a');
  // Only the backdrop has the dialog itself as target.
  if (event.target !== dialog && !link) return;
  dialog.close();
  if (!link || link.hash || link.pathname !== location.pathname) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Menu of small screens: a modal dialog, so that focus stays in it and returns to the button. */
export default function SiteMenu({
  company,
  call,
  path,
  links = DEFAULT_LINKS,
  isQuoteFree = true,
  quoteCall,
}: SiteMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (): void => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
    setOpen(true);
  };
  useEffect(() => {
    const opened = dialog.current;
    const leave = (event: MouseEvent): void => {
      if (opened) leaveBy(event, opened);
    };
    opened?.addEventListener('click', leave);
    return () => opened?.removeEventListener('click', leave);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        {...OPENER}
      >
        <Icon name="menu" size="medium" />
      </button>
      <dialog
        ref={dialog}
        id={MENU_ID}
        className={styles.menu}
        aria-label={texts.menu}
        onClose={() => setOpen(false)}
        closedby="any"
      >
        <div className={styles.sheet}>
          <form method="dialog" className={styles.head}>
            <span>{company.name}</span>
            <button type="submit" className={styles.opener} aria-label={texts.closeMenu}>
              <Icon name="close" size="medium" />
            </button>
          </form>
          <nav aria-label={texts.menu}>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.actions}>
            <ButtonLink href={texts.quoteHref} size="large">
              <span className={styles.capitals}>
                {quoteCall ?? QUOTE_CALL_TEXTS[isQuoteFree ? 'free' : 'neutral'].label}
              </span>
            </ButtonLink>
            {company.phone && (
              <ButtonLink href={call} look="outline" size="large" icon="phone">
                {company.phone}
              </ButtonLink>
            )}
            <a
              className={styles.account}
              href={texts.accountHref}
              rel="nofollow"
              aria-current={path === texts.accountHref ? 'page' : undefined}
            >
              {texts.account}
            </a>
            {company.hours && (
              <p>
                <Icon name="clock" /> {company.hours}
              </p>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}
