import '#src/ui/tokens/public.css';
import { data, redirect } from 'react-router';
import { GeneralSettings } from '#src/domains/settings/setting.contract.ts';
import { isSitePublished, readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { COMING_SOON_TEXTS as texts } from '../coming-soon.texts.ts';
import { pageHeaders } from '../site.views.ts';
import type { Route } from './+types/coming-soon-page';
import styles from './coming-soon-page.module.css';

export const handle = { static: true, cache: false, preloadsFonts: true };

/** Seconds after which a crawler asks again. */
const RETRY_SECONDS = 86_400;

const HEADERS = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Shows what the owner has entered so far, and nothing else of the site. */
export const loader = pageLoader(async () => {
  if (await isSitePublished()) throw redirect(href('/'));
  const { name, phone } = await readSiteProfile();
  const isUnnamed = name === GeneralSettings.parse({}).site_name;
  const company = { name: isUnnamed ? texts.nobody : name, phone, signIn: publicLink(href('/admin/login')) };
  return data(company, { status: 503, headers: HEADERS });
});

export const headers = pageHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: fill(texts.title, { name: loaderData?.name ?? texts.nobody }) },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
];

export default function ComingSoonPage({ loaderData: { name, phone, signIn } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <main className={styles.content}>
        <h1>{fill(texts.title, { name })}</h1>
        <p>{texts.text}</p>
        {phone !== '' && (
          <p>
            {texts.call}{' '}
            <a className={styles.phone} href={`tel:${dialled(phone)}`}>
              {phone}
            </a>
          </p>
        )}
      </main>
      <footer className={styles.footer}>
        {texts.team} <a href={signIn}>{texts.signIn}</a>
      </footer>
    </div>
  );
}
