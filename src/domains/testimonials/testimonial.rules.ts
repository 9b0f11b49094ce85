/** Reviews on one page of their list. */
export const REVIEWS_PER_PAGE = 12;

/** Of how many have one star, two, … five; null when there is none. */
export function averageRating(byRating: readonly number[]): number | null {
  const count = byRating.reduce((sum, some) => sum + some, 0);
  const stars = byRating.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return count === 0 ? null : stars / count;
}

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4,9"; a dash while nobody has said anything. */
export const formatAverage = (average: number | null): string => (average === null ? '–' : oneDecimal.format(average));
