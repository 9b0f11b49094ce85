/** Minimum length of a text for the global search, in characters. */
export const SEARCH_EVERYWHERE_MIN = 2;

/** Number of records, number of visible records, and both as they were at an instant. */
export interface Growth {
  total: number;
  visible: number;
  total_before: number;
  visible_before: number;
}

/** Search over the records of a domain, published or not. */
export interface RecordSearch {
  search: string;
  limit: number;
}

/** Record as a list of search results shows it. */
export interface FoundRecord {
  id: number;
  title: string;
  subtitle: string;
}
