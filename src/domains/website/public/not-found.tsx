import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container } from '#src/ui/public/section.tsx';
import { NOT_FOUND_TEXTS as texts } from '../not-found.texts.ts';
import { MissingTile } from './missing-tile.tsx';
import styles from './not-found.module.css';

/** Shows 'Page Non Trouvée' with links to other pages. */
export function NotFound() {
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
