import type { AreaChange, AreaRecord } from '../area.contract.ts';
import { toNumber } from './place-values.ts';

/** Values of the area's form, as typed. */
export interface AreaValues extends Record<string, unknown> {
  seat: string;
  radius_km: number | '';
  hasCentre: boolean;
  lat: string;
  lng: string;
  summary: string;
}

const toText = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));

export const getAreaValues = ({ seat_id, centre, radius_km, texts }: AreaRecord): AreaValues => ({
  seat: seat_id === null ? '' : String(seat_id),
  radius_km: radius_km ?? '',
  hasCentre: centre !== null,
  lat: toText(centre?.lat),
  lng: toText(centre?.lng),
  summary: texts.summary,
});

/** Returns the change that the form sends; sentences that it does not show stay. */
export function getArea(values: AreaValues, { texts }: Pick<AreaRecord, 'texts'>): AreaChange {
  const [lat, lng] = [toNumber(values.lat), toNumber(values.lng)];
  return {
    seat_id: values.seat === '' ? null : Number(values.seat),
    radius_km: values.radius_km === '' ? null : values.radius_km,
    centre: values.hasCentre && lat !== null && lng !== null ? { lat, lng } : null,
    texts: { ...texts, summary: values.summary },
  };
}
