import type { MenuLink } from '#src/domains/settings/menu.contract.ts';
import { MENU_TEXTS } from '#src/domains/settings/menu.texts.ts';
import { dialled } from '#src/kernel/phone.ts';
import type { Facts } from '#src/kernel/placeholders.ts';
import { quoteButton } from '#src/kernel/quote-call.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Logo } from '#src/ui/public/logo.tsx';
import { FRAME_TEXTS as texts } from '../frame.texts.ts';
import type { FrameLogo } from '../logo.contract.ts';
import SiteMenu from './islands/site-menu.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  company: { name: string; phone: string; hours: string };
  facts: Pick<Facts, 'free_quote'>;
  /** The owner's words of the quote button; empty for those that follow its price. */
  quoteCall: string;
  logo: FrameLogo | undefined;
  /** The owner's menu; undefined for the one that comes with the product. */
  links: MenuLink[] | undefined;
  /** Path of the page, marked in the menu. */
  path: string;
}

/** Header of every page: transparent over the hero, solid after scrolling. */
export function SiteHeader({ company, facts, quoteCall, logo, links, path }: SiteHeaderProps) {
  const { name, phone } = company;
  const call = `tel:${dialled(phone)}`;
  return (
    <header className={styles.header}>
      <a className={styles.home} href="/" aria-label={texts.logoLabel.replace('{name}', name)}>
        <Logo name={name} own={logo} />
      </a>
      <nav className={styles.nav} aria-label={texts.mainMenu}>
        <ul>
          {(links ?? MENU_TEXTS.header).map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {phone && (
        <a className={styles.phone} href={call} aria-label={texts.callNumber.replace('{phone}', phone)}>
          <Icon name="phone" />
          <span>{phone}</span>
        </a>
      )}
      <a className={styles.account} href={texts.accountHref} rel="nofollow" aria-label={texts.account}>
        <Icon name="user" />
      </a>
      <span className={styles.quote}>
        <ButtonLink href={texts.quoteHref}>{quoteButton(facts, quoteCall).label}</ButtonLink>
      </span>
      <Island
        of={SiteMenu}
        props={{
          company,
          call,
          path,
          ...(links && { links }),
          ...(facts.free_quote === '' && { isQuoteFree: false }),
          ...(quoteCall !== '' && { quoteCall }),
        }}
        when="interaction"
        className={styles.menu}
      />
    </header>
  );
}
