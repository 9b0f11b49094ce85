export const EXPORT_LIMIT = { hits: 10, seconds: 3_600 };
