/** Returns an island's name in the markup: `/src/domains/contact/public/islands/quote-form.tsx` is `contact/quote-form`. */
export function islandName(file: string): string {
  const [, space, name] = /([^/]+)\/public\/islands\/([^/]+)\.tsx$/.exec(file) ?? [];
  return `${space}/${name}`;
}
