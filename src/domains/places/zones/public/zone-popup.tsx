import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import type { Area, Zone } from '../zone.contract.ts';
import { colorLabel } from './color-label.ts';
import { MarkerSign } from './marker-shape.tsx';
import styles from './zone-popup.module.css';

export const popupId = ({ slug }: Zone): string => `carte-${slug}`;

interface ZonePopupProps {
  zone: Zone;
  area: Area;
  /** URL of the quote request. */
  quoteHref: string;
}

/** Card of a marker; the browser opens and closes it natively. */
export function ZonePopup({ zone, area, quoteHref }: ZonePopupProps) {
  const { name, department, cities, coverage, color, isSeat, isWithinRadius, kmFromSeat, pageHref } = zone;
  const id = popupId(zone);
  const titleId = `${id}-titre`;
  return (
    <div popover="auto" id={id} className={styles.card} role="dialog" aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <p className={styles.place}>
            {department.name} ({department.code})
          </p>
          <h4 id={titleId}>{name}</h4>
        </div>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.reach}>
        <MarkerSign color={color} />
        <span>{isSeat ? texts.seatDistance : kmFromSeat !== null && fill(texts.distance, { km: kmFromSeat })}</span>
      </p>
      {area.radiusKm !== null && isWithinRadius && !isSeat && <p>{colorLabel(color, area)}</p>}
      {coverage && <p>{coverage}</p>}
      {cities.length > 0 && <p className={styles.districts}>{cities.join(', ')}</p>}
      <div className={styles.actions}>
        <ButtonLink href={quoteHref}>{texts.quote}</ButtonLink>
        {pageHref && (
          <ButtonLink look="quiet" href={pageHref}>
            {fill(texts.page, { name })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
