import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Marked } from '#src/ui/public/marked.tsx';
import styles from './columns.module.css';

interface SectionProseProps {
  paragraphs: readonly string[];
  points: readonly string[];
  button: string;
  buttonLink: string;
}

/** Shows the text beside a picture: paragraphs, points and a button; empty parts are left out. */
export function SectionProse({ paragraphs, points, button, buttonLink }: SectionProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <Marked key={paragraph} text={paragraph} />
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {button && buttonLink && (
        <p>
          <ButtonLink href={buttonLink} size="large">
            {button}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
