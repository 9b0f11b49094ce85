/** Describes a page that search engines must not list. */
export const hiddenMeta = (title: string, description: string) => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];
