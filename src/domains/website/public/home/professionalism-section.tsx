import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { CommitmentsGrid } from '../about/commitments-section.tsx';
import { MedalList } from '../medal-list.tsx';
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
            <MedalList list={content.list} styles={{ list: styles.list, medal: styles.medal }} />
          </div>
          <div className={columns.picture}>
            <SectionPicture picture={content.picture} frame={frame} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
