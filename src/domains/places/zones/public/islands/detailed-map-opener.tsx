import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { MAP_TEXTS as texts } from '../../map.texts.ts';
import styles from './detailed-map-opener.module.css';

interface DetailedMapOpenerProps {
  provider: 'ign' | 'osm';
  href: string;
}

/** Sandbox without an origin: the map library cannot read this site's storage or pages. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Button that loads the zoomable map in an iframe; nothing is requested from another host before the click. */
export default function DetailedMapOpener({ provider, href }: DetailedMapOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The pressed control was removed: focus the control that replaced it.
    if (isOpen !== wasOpen.current) bar.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={styles.opener}>
      <div ref={bar} className={styles.bar}>
        {isOpen ? (
          <Button look="outline" icon="close" onClick={() => setOpen(false)}>
            {texts.detailedClose}
          </Button>
        ) : (
          <ButtonLink
            look="outline"
            icon="radius"
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            {texts.detailed}
          </ButtonLink>
        )}
        <p>{texts.detailedNote[provider]}</p>
      </div>
      {isOpen && <iframe className={styles.frame} src={href} title={texts.detailed} sandbox={SANDBOX} />}
    </div>
  );
}
