import { z } from 'zod';

/** As the layout around all pages of the account has loaded it. */
const Around = z.object({ frame: z.object({ profile: z.object({ name: z.string() }) }) });

/** Title of a page of the account, with the company's name; never for search engines. */
export const accountMeta =
  (title: string) =>
  ({ matches }: { matches: readonly ({ loaderData?: unknown } | undefined)[] }) => {
    const names = matches.flatMap((match) => Around.safeParse(match?.loaderData).data?.frame.profile.name ?? []);
    return [{ title: [title, ...names].join(' – ') }, { name: 'robots', content: 'noindex' }];
  };
