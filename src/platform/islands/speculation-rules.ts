/**
 * What browsers may fetch ahead when a visitor points at a link: documents, never apps, calls or files. Written into
 * the page: as a file of its own it would be asked for before the page's pictures.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/media/*', '/*\\?*token=*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The element that carries them: JSON of this file, which React would otherwise escape as text. */
export const speculationScript = {
  type: 'speculationrules',
  dangerouslySetInnerHTML: { __html: SPECULATION_RULES },
};
