import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { fold, toSlug } from '#src/kernel/text.ts';
import { getDeferral } from '#src/ui/public/deferral.ts';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { ServiceCard } from '../../service-card.contract.ts';
import { getFamilies } from '../../service-cards.views.ts';
import { getPlaceholder } from '../../service-picture.views.ts';
import { SERVICES_PAGE_TEXTS } from '../../services-page.texts.ts';
import { ServiceCard as Card } from '../service-card.tsx';
import styles from './services-list.module.css';

const SIZES = '(min-width: 48rem) 22rem, 50vw';

interface ServicesListProps {
  services: ServiceCard[];
  illustrations: Illustrations;
  words: { title: string; text: string; families: readonly { name: string; text: string }[] };
  /** Ends the ids of a second list on one page. */
  suffix: string;
  /** Shown above a list that is not the company's own. */
  notice?: string | undefined;
}

const getAnchor = (family: string, suffix: string): string => `famille-${toSlug(family) || 'autre'}${suffix}`;

/** Lists every service by category, with links to the categories above. */
export function ServicesList({ services, illustrations, words, suffix, notice }: ServicesListProps) {
  const grouped = getFamilies(services);
  const inOrder = grouped.flatMap(({ members }) => members);
  const families = grouped.map(({ family, members }) => ({
    family,
    members,
    anchor: getAnchor(family, suffix),
    sentence: words.families.find(({ name }) => fold(name) === fold(family))?.text ?? '',
  }));
  const id = `titre-familles${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container>
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
        <div className={styles.opening}>
          <h2 id={id}>{words.title}</h2>
          {words.text && <p>{words.text}</p>}
          {families.length > 1 && (
            <nav aria-label={SERVICES_PAGE_TEXTS.nav}>
              <ul className={styles.chips}>
                {families.map(({ family, members, anchor }) => (
                  <li key={family}>
                    <a href={`#${anchor}`}>
                      {family} <span>{members.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {families.map(({ family, members, anchor, sentence }) => (
          <section key={family} id={anchor} className={styles.family} aria-labelledby={`${anchor}-titre`}>
            <div className={styles.title}>
              <h2 id={`${anchor}-titre`}>{family}</h2>
              {sentence && <p>{sentence}</p>}
            </div>
            <ul className={styles.tiles} data-deferred="">
              {members.map((service) => (
                <li key={service.id} {...getDeferral(inOrder.indexOf(service))}>
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
