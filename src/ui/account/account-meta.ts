import { z } from 'zod';

/** Shape of the data that the layout route of the account pages loads. */
const Around = z.object({ frame: z.object({ profile: z.object({ name: z.string() }) }) });

/** Returns the title of an account page with the company's name; hidden from search engines. */
export const accountMeta =
  (title: string) =>
  ({ matches }: { matches: readonly ({ loaderData?: unknown } | undefined)[] }) => {
    const names = matches.flatMap((match) => Around.safeParse(match?.loaderData).data?.frame.profile.name ?? []);
    return [{ title: [title, ...names].join(' – ') }, { name: 'robots', content: 'noindex' }];
  };
