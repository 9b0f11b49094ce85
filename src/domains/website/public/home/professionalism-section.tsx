import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { CommitmentsGrid } from '../about/commitments-section.tsx';
import columns from './columns.module.css';
import styles from './professionalism-section.module.css';
import { SectionPicture } from './section-picture.tsx';

/** Lists commitments: beside their picture, or as a grid when there is none. */
export function CommitmentsSection(props: SectionProps<'commitments'>) {
  if (props.content.picture.image === '') return <CommitmentsGrid {...props} />;
  const { content, frame, suffix } = props;
  const id = `titre-engagement${suffix}`;
  return (
    <Section tone="sable" labelledBy={id} isFar>
      <Container reveal>
        <div className={columns.columns}>
          <div>
            <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
            <ul className={styles.list}>
              {content.list.map(({ icon, title, text }) => (
                <li key={title}>
                  <span className={styles.medal}>
                    <Icon name={icon} size="medium" />
                  </span>
                  <h3>{title}</h3>
                  {text && <p>{text}</p>}
                </li>
              ))}
            </ul>
          </div>
          <div className={columns.picture}>
            <SectionPicture picture={content.picture} frame={frame} sizes="(min-width: 62rem) 34rem, 100vw" />
          </div>
        </div>
      </Container>
    </Section>
  );
}
