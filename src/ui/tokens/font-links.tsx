const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** Fonts preloaded before the style sheet names them; on a phone the title font waits for the first picture. */
export function FontLinks({ titles, text }: { titles: string; text: string }) {
  return (
    <>
      <link {...font(titles)} media="(min-width: 48rem)" />
      <link {...font(text)} />
    </>
  );
}
