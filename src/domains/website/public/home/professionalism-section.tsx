import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import columns from './columns.module.css';
import styles from './professionalism-section.module.css';

const texts = HOME_TEXTS.professionalism;

/** Lists the marks of a professional company. */
export function ProfessionalismSection({ facts, illustrations }: PublicFrame) {
  const list = fillTexts(texts.list, facts);
  const team = illustrations.equipe;
  return (
    <Section tone="sable" labelledBy="titre-engagement" isFar>
      <Container reveal>
        <div className={columns.columns}>
          <div>
            <SectionHeading id="titre-engagement" eyebrow={texts.eyebrow} title={texts.title} />
            <ul className={styles.list}>
              {list.map(({ icon, title, text }) => (
                <li key={title}>
                  <span className={styles.medal}>
                    <Icon name={icon} size="medium" />
                  </span>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className={columns.picture}>
            <Picture
              image={team?.image}
              alt={team?.alt ?? ''}
              width={800}
              height={600}
              sizes="(min-width: 62rem) 34rem, 100vw"
              fallback={illustrations[PLACEHOLDER]?.image}
            />
          </div>
        </div>
      </Container>
    </Section>
  );
}
