import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import columns from '../home/columns.module.css';
import styles from './about.module.css';

const texts = ABOUT_PAGE_TEXTS.team;

/** Shows the team's roles instead of names, because the staff changes. */
export function TeamSection({ illustrations }: Pick<PublicFrame, 'illustrations'>) {
  const team = illustrations.equipe;
  return (
    <Section labelledBy="titre-equipe">
      <Container reveal>
        <div className={columns.columns}>
          <div className={columns.picture}>
            <Picture
              image={team?.image}
              alt={team?.alt ?? ''}
              width={800}
              height={600}
              sizes="(min-width: 62rem) 34rem, 14rem"
              fallback={illustrations[PLACEHOLDER]?.image}
            />
          </div>
          <div>
            <SectionHeading id="titre-equipe" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
            <ul className={styles.roles}>
              {texts.roles.map(({ title, text, tools }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <p className={styles.tools}>
                    <strong>{texts.toolsLabel}</strong> {tools}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
