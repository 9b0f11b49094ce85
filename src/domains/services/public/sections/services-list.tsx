import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { fold, toSlug } from '#src/kernel/text.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { ServiceCard } from '../../service-card.contract.ts';
import { getFamilies } from '../../service-cards.views.ts';
import { getPlaceholder } from '../../service-picture.views.ts';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';
import { ServiceCard as Card } from '../service-card.tsx';
import styles from './services-list.module.css';

const { opening: texts, families: sentences } = SERVICES_PAGE_TEXTS;

const SIZES = '(min-width: 48rem) 22rem, 50vw';

interface ServicesListProps {
  services: ServiceCard[];
  illustrations: PublicFrame['illustrations'];
  /** Shown above a list that is not the company's own. */
  notice?: string | undefined;
}

const getAnchor = (family: string): string => `famille-${toSlug(family) || 'autre'}`;

const toSentence = (family: string): string => {
  const key = fold(family);
  return key in sentences ? sentences[key as keyof typeof sentences] : '';
};

/** Lists every service by category, with links to the categories above. */
export function ServicesList({ services, illustrations, notice }: ServicesListProps) {
  const families = getFamilies(services);
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-familles">
      <Container>
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
        <div className={styles.opening}>
          <h2 id="titre-familles">{texts.title}</h2>
          <p>{texts.text}</p>
          {families.length > 1 && (
            <nav aria-label={texts.nav}>
              <ul className={styles.chips}>
                {families.map(({ family, members }) => (
                  <li key={family}>
                    <a href={`#${getAnchor(family)}`}>
                      {family} <span>{members.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {families.map(({ family, members }) => (
          <section
            key={family}
            id={getAnchor(family)}
            className={styles.family}
            aria-labelledby={`${getAnchor(family)}-titre`}
          >
            <div className={styles.title}>
              <h2 id={`${getAnchor(family)}-titre`}>{family}</h2>
              {toSentence(family) && <p>{toSentence(family)}</p>}
            </div>
            <ul className={styles.tiles} data-deferred="">
              {members.map((service) => (
                <li key={service.id}>
                  <Card service={service} fallback={getPlaceholder(service.title, illustrations)} sizes={SIZES} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </Section>
  );
}
