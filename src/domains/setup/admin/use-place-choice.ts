import { useEffect, useState } from 'react';
import { fromCommune, getFields, NEW_PLACE } from '#src/domains/places/zones/admin/place-values.ts';
import type { AreaRecord } from '#src/domains/places/zones/area.contract.ts';
import type { Commune, NearbyCommune } from '#src/domains/places/zones/commune.contract.ts';
import type { ListedPlace } from '#src/domains/places/zones/place.contract.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { showFailure } from '#src/ui/admin/toasts.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import {
  addPlace,
  changeArea,
  fetchNearbyCommunes,
  fetchStoredPlaces,
  type StoredPlaces,
  searchCommunes,
} from '../places-step.client.ts';
import { chooseRadius } from '../setup.rules.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';

const TEXTS = SETUP_TEXTS.places;

/** What the owner has chosen and not saved yet. */
interface Choice {
  seat?: Commune;
  towns: Commune[];
  radius?: number | '';
}

export interface PlaceChoice {
  stored: StoredPlaces | undefined;
  /** Commune of the company's address, until a seat is stored or chosen. */
  suggested: Commune | undefined;
  nearby: NearbyCommune[];
  choice: Choice;
  change: (change: Partial<Choice>) => void;
  isListed: (commune: Commune) => boolean;
  /** Stores seat, towns and radius; what is there already stays. */
  save: () => Promise<void>;
}

/** Stores a commune as a place; returns the id of the place, also of one that is listed already. */
async function store(commune: Commune, places: readonly ListedPlace[]): Promise<number> {
  const listed = places.find(({ insee_code }) => insee_code === commune.code);
  return listed?.id ?? (await addPlace(getFields({ ...NEW_PLACE, ...fromCommune(commune) }))).id;
}

/** Says what to do when somebody else has stored the seat or the radius since this screen read them. */
const toConflict = (error: unknown): unknown =>
  error instanceof ApiError && error.status === 409
    ? new ApiError('Conflict', { status: 409, userMessage: TEXTS.changed, cause: error })
    : error;

/** Stores the choice. @param area as this screen read it: over a newer one the save is refused. */
async function saveChoice({ seat, towns, radius }: Choice, area: AreaRecord): Promise<void> {
  const { places } = await fetchStoredPlaces();
  const seat_id = seat === undefined ? area.seat_id : await store(seat, places);
  const radius_km = chooseRadius(area.radius_km, radius);
  for (const town of towns) if (town.code !== seat?.code) await store(town, places);
  if (seat_id === area.seat_id && radius_km === area.radius_km) return;
  await changeArea({ seat_id, radius_km, updated_at: area.updated_at });
}

/** Returns the communes proposed around a seat; the answer for an earlier seat is dropped. */
function useNearby(code: string | undefined): NearbyCommune[] {
  const [nearby, setNearby] = useState<NearbyCommune[]>([]);
  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    fetchNearbyCommunes(code)
      .then((found) => isCurrent && setNearby(found))
      .catch((error: unknown) => isCurrent && showFailure(toFailure(TEXTS.loadError, error)));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return nearby;
}

/** Reads the stored places and holds what is chosen: seat, towns, radius. @param address of the company, to propose a seat. */
export function usePlaceChoice(address: string): PlaceChoice {
  const [stored, setStored] = useState<StoredPlaces>();
  const [suggested, setSuggested] = useState<Commune>();
  const [choice, setChoice] = useState<Choice>({ towns: [] });
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const [found, communes] = await Promise.all([fetchStoredPlaces(), address === '' ? [] : searchCommunes(address)]);
      if (!isCurrent) return;
      setStored(found);
      setSuggested(communes[0]);
    };
    load().catch((error: unknown) => isCurrent && showFailure(toFailure(TEXTS.loadError, error)));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  const storedSeat = stored?.places.find(({ id }) => id === stored.area.seat_id);
  const nearby = useNearby(choice.seat?.code ?? (storedSeat?.insee_code || undefined));
  return {
    stored,
    suggested,
    nearby,
    choice,
    change: (change) => setChoice((now) => ({ ...now, ...change })),
    isListed: ({ code }) => stored?.places.some(({ insee_code }) => insee_code === code) ?? false,
    save: async () => {
      const { area } = stored ?? (await fetchStoredPlaces());
      await saveChoice(choice, area).catch(async (error: unknown) => {
        // What somebody else has stored is shown; the choice stays, and the next save can store it.
        setStored(await fetchStoredPlaces());
        throw toConflict(error);
      });
      setStored(await fetchStoredPlaces());
      setChoice({ towns: [] });
    },
  };
}
