import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { MENU_TEXTS } from '#src/domains/settings/menu.texts.ts';
import { chatLink, dialled, spaced } from '#src/kernel/phone.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { fold } from '#src/kernel/text.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Logo } from '#src/ui/public/logo.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import { FOOTER_FALLBACK_SERVICES, FOOTER_TEXTS as texts } from '../footer.texts.ts';
import type { PublicFrame } from '../site.contract.ts';
import styles from './site-footer.module.css';

const NETWORKS = ['facebook', 'instagram', 'linkedin'] as const;

/** Trades that the first promise names. */
const NAMED_TRADES = ['charpente', 'couverture', 'zinguerie'];
const sellsAll = (services: readonly { title: string }[]): boolean =>
  NAMED_TRADES.every((trade) => services.some(({ title }) => fold(title).includes(trade)));

/** Footer of every page: promises, services, links, contact options. */
export function SiteFooter({ frame, year }: { frame: PublicFrame; year: number }) {
  const { profile, facts, services, servicesFailed, logo, menus, measuredBy } = frame;
  const { claims, ...promises } = fillTexts(texts, facts);
  const promise = sellsAll(services) ? promises.promise : promises.promiseOfAny;
  const listed: readonly { slug: string; title: string }[] = servicesFailed ? FOOTER_FALLBACK_SERVICES : services;
  return (
    <footer>
      <Section tone="ardoise" top="ridge" isFar>
        <Container>
          <div className={styles.columns}>
            <div className={styles.company}>
              <Logo name={profile.name} own={logo} />
              {promise && <p>{promise}</p>}
              {claims.length > 0 && (
                <ul className={styles.claims}>
                  {claims.map((claim) => (
                    <li key={claim}>
                      <Icon name="check" />
                      {claim}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <FooterContact profile={profile} />
            {listed.length > 0 && <ServiceLinks services={listed} />}
            <nav aria-labelledby="pied-pages">
              <h2 id="pied-pages">{texts.pages}</h2>
              <ul className={styles.links}>
                {(menus.footer ?? MENU_TEXTS.footer).map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <nav aria-label={texts.legalLabel}>
            <ul className={styles.small}>
              <li>
                <a href={texts.account.href} rel="nofollow">
                  {texts.account.label}
                </a>
              </li>
              {texts.legal.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.legal}>
            <span>{texts.rights.replace('{year}', String(year)).replace('{name}', profile.name)}</span>
            {profile.siret && <span>{texts.siret.replace('{siret}', profile.siret)}</span>}
            <span>{measuredBy === '' ? texts.noTracker : texts.measured}</span>
          </p>
        </Container>
      </Section>
    </footer>
  );
}

function ServiceLinks({ services }: { services: readonly { slug: string; title: string }[] }) {
  return (
    <nav aria-labelledby="pied-services">
      <h2 id="pied-services">{texts.services}</h2>
      <ul className={styles.links}>
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <a href={servicePath(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterContact({ profile }: Pick<PublicFrame, 'profile'>) {
  const { phone, email, address, hours, whatsapp } = profile;
  const rows = [
    { icon: 'phone', text: phone, href: `tel:${dialled(phone)}` },
    {
      icon: 'whatsapp',
      text: whatsapp && texts.chatWith.replace('{phone}', spaced(whatsapp)),
      href: chatLink(whatsapp),
    },
    { icon: 'mail', text: email, href: `mailto:${email}` },
    { icon: 'pin', text: address, href: '' },
    { icon: 'clock', text: hours, href: '' },
  ] as const;
  const known = rows.filter(({ text }) => text);
  const networks = NETWORKS.filter((network) => profile[network] !== '');
  if (known.length + networks.length === 0) return null;
  return (
    <div>
      <h2>{texts.contact}</h2>
      {known.length > 0 && (
        <ul className={styles.contact}>
          {known.map(({ icon, text, href }) => (
            <li key={icon}>
              <Icon name={icon} />
              {href ? <a href={href}>{text}</a> : <span>{text}</span>}
            </li>
          ))}
        </ul>
      )}
      {networks.length > 0 && (
        <ul className={styles.social} aria-label={texts.social}>
          {networks.map((network) => (
            <li key={network}>
              <a href={profile[network]} rel="noopener" aria-label={texts.networks[network]}>
                <Icon name={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
