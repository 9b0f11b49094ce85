import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container } from '#src/ui/public/section.tsx';
import { MissingTile } from './missing-tile.tsx';
import styles from './not-found.module.css';

interface NotFoundTexts {
  title: string;
  text: string;
  /** Describes the drawing. */
  drawing: string;
  links: readonly { label: string; href: string }[];
}

/** Shows that a page does not exist, with links to other pages. */
export function NotFound({ texts }: { texts: NotFoundTexts }) {
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p className={styles.code} aria-hidden="true">
              404
            </p>
            <h1>{texts.title}</h1>
            <p className={styles.text}>{texts.text}</p>
            <nav aria-label={texts.title}>
              <ul className={styles.links}>
                {texts.links.map(({ label, href }, place) => (
                  <li key={href}>
                    <ButtonLink href={href} size="large" look={place === 0 ? 'primary' : 'outline'}>
                      {label}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <MissingTile label={texts.drawing} />
        </div>
      </Container>
    </div>
  );
}
