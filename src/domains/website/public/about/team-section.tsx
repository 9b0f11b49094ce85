import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import columns from '../home/columns.module.css';
import { SectionPicture } from '../home/section-picture.tsx';
import styles from './about.module.css';

/** Shows the team's roles beside its picture. */
export function TeamSection({ content, frame, suffix }: SectionProps<'team'>) {
  const { eyebrow, title: heading, lead, picture, roles, toolsLabel } = content;
  const id = `titre-equipe${suffix}`;
  return (
    <Section labelledBy={id}>
      <Container reveal>
        <div className={columns.columns}>
          <div className={columns.picture}>
            <SectionPicture picture={picture} frame={frame} />
          </div>
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} title={heading} lead={lead} />
            <ul className={styles.roles}>
              {roles.map(({ title, text, tools }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  {text && <p>{text}</p>}
                  {tools && (
                    <p className={styles.tools}>
                      <strong>{toolsLabel}</strong> {tools}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
