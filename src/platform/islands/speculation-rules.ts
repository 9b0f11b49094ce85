/**
 * What browsers may prefetch when a visitor points at a link: documents, never apps, API calls or files. Inlined in
 * the page, because a separate file would be loaded before the page's pictures.
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

/** Script element with these rules: JSON of this file, which React would otherwise escape as text. */
export const speculationScript = {
  type: 'speculationrules',
  dangerouslySetInnerHTML: { __html: SPECULATION_RULES },
};
