import styles from './icon.module.css';
import { ICON_PATHS } from './icon-paths.ts';

/**
 * Every icon once per page; rendered only by the server, so islands contain none of the paths. Hidden, it takes no part
 * in styles and layout; `use` copies from it all the same.
 */
export function IconSprite() {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
