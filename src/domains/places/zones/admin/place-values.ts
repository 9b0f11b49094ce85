import type { Commune } from '../commune.contract.ts';
import type { NewPlace, Place } from '../place.contract.ts';

const CENTS = 100;

/** Values of the form: decimal degrees and euros as typed. */
export interface PlaceValues extends Record<string, unknown> {
  name: string;
  insee_code: string;
  department_code: string;
  department_name: string;
  postcode: string;
  inhabitants: number | '';
  lat: string;
  lng: string;
  is_approximate: boolean;
  districts: string[];
  description: string;
  coverage: string;
  icon: Place['icon'];
  fee: string;
  is_zone: boolean;
}

export const NEW_PLACE: PlaceValues = {
  name: '',
  insee_code: '',
  department_code: '',
  department_name: '',
  postcode: '',
  inhabitants: '',
  lat: '',
  lng: '',
  is_approximate: false,
  districts: [],
  description: '',
  coverage: '',
  icon: 'village',
  fee: '',
  is_zone: true,
};

/** Reads a number as a French keyboard types it; null when there is none. */
export const toNumber = (text: string): number | null => {
  const compact = text.replace(/[\s\u202f\u00a0]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(compact) ? Number(compact) : null;
};

const toText = (value: number): string => String(value).replace('.', ',');

/** Returns the values that a commune fills. */
export const fromCommune = ({ name, code, department, postcodes, inhabitants, ...commune }: Commune) => ({
  name,
  insee_code: code,
  department_code: department.code,
  department_name: department.name,
  postcode: postcodes[0] ?? '',
  inhabitants,
  lat: toText(commune.coordinates.lat),
  lng: toText(commune.coordinates.lng),
  is_approximate: commune.isApproximate,
});

export const getValues = (place: Place): PlaceValues => ({
  name: place.name,
  insee_code: place.insee_code,
  department_code: place.department_code,
  department_name: place.department_name,
  postcode: place.postcode,
  inhabitants: place.inhabitants,
  lat: toText(place.coordinates.lat),
  lng: toText(place.coordinates.lng),
  is_approximate: place.is_approximate,
  districts: place.districts,
  description: place.description,
  coverage: place.coverage,
  icon: place.icon,
  fee: place.travel_fee_cents === null ? '' : toText(place.travel_fee_cents / CENTS),
  is_zone: place.is_zone,
});

/** Returns the fields that the form sends; a position that is no number is refused by the contract. */
export function getFields({ lat, lng, fee, inhabitants, districts, ...values }: PlaceValues): NewPlace {
  const euros = toNumber(fee);
  return {
    ...values,
    inhabitants: inhabitants === '' ? 0 : inhabitants,
    districts: districts.map((district) => district.trim()).filter(Boolean),
    coordinates: { lat: toNumber(lat) ?? Number.NaN, lng: toNumber(lng) ?? Number.NaN },
    travel_fee_cents: euros === null ? null : Math.round(euros * CENTS),
  } as NewPlace;
}
