import { Title } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchIllustrations } from '../illustration.client.ts';
import type { PlacedIllustration } from '../illustration.contract.ts';
import { CITY_PREFIX, findPosition, POSITION_GROUPS, type Position } from '../illustration.rules.ts';
import { PICTURES_SCREEN_TEXTS as TEXTS } from '../pictures-screen.texts.ts';
import type { Route } from './+types/pictures-page';
import { PictureCard } from './picture-card.tsx';
import classes from './pictures.module.css';

export const meta = () => [{ title: TEXTS.meta }];

export async function clientLoader(): Promise<{ placed: PlacedIllustration[] } | { failure: string }> {
  try {
    return { placed: await fetchIllustrations() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { failure: toFailure(TEXTS.loadError, error) };
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

const capitalised = (slug: string): string => slug.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());

const getLabel = (name: string): string =>
  name.startsWith(CITY_PREFIX)
    ? fill(TEXTS.city, { city: capitalised(name.slice(CITY_PREFIX.length)) })
    : (TEXTS.positions[name] ?? name);

/** Returns the groups of the screen: the fixed positions, then the city pages that have a picture. */
function toGroups(placed: readonly PlacedIllustration[]): [title: string, positions: readonly Position[]][] {
  const cities = placed.flatMap(({ name }) => (name.startsWith(CITY_PREFIX) ? (findPosition(name) ?? []) : []));
  const fixed = Object.entries(POSITION_GROUPS).map(([group, positions]): [string, readonly Position[]] => {
    return [TEXTS.groups[group as keyof typeof POSITION_GROUPS], positions];
  });
  return cities.length === 0 ? fixed : [...fixed, [TEXTS.groups.cities, cities]];
}

/** Screen with the logo, the icon and the pictures of the public pages, by position. */
export default function AdminPicturesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  if ('failure' in loaderData) {
    return (
      <>
        <PageHeader title={TEXTS.title} description={TEXTS.description} />
        <ErrorState message={loaderData.failure} onRetry={() => void revalidate()} retrying={state === 'loading'} />
      </>
    );
  }
  const { placed } = loaderData;
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      {toGroups(placed).map(([title, positions]) => (
        <section key={title} aria-label={title}>
          <Title order={2} fz="lg" mb="sm">
            {title}
          </Title>
          <ul className={classes.list}>
            {positions.map((position) => {
              const picture = placed.find(({ name }) => name === position.name);
              return picture === undefined ? null : (
                <PictureCard
                  key={position.name}
                  position={position}
                  label={getLabel(position.name)}
                  placed={picture}
                  reload={revalidate}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

export const ErrorBoundary = ScreenError;
