import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { MAP_TEXTS as texts } from '../../map.texts.ts';
import { type MapContent, openMap } from '../open-map.ts';
import styles from './detailed-map.module.css';

/** Zoomable map. When it fails, it shows an error and leaves the space to the list below. */
export default function DetailedMap({ content }: { content: MapContent }) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) return <LiveMap content={content} onFailed={() => setFailed(true)} />;
  return (
    <div className={styles.failed}>
      <Alert>{texts.failed}</Alert>
      <Button look="outline" onClick={() => setFailed(false)}>
        {texts.retry}
      </Button>
    </div>
  );
}

function LiveMap({ content, onFailed }: { content: MapContent; onFailed: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const fail = useRef(onFailed);
  useEffect(() => {
    if (!place.current) return;
    return openMap(place.current, content, { onReady: () => setReady(true), onFailed: () => fail.current() });
  }, [content]);
  return (
    <div className={styles.map}>
      <div ref={place} className={styles.place} />
      {!isReady && (
        <p className={styles.loading} role="status">
          {texts.loading}
        </p>
      )}
    </div>
  );
}
