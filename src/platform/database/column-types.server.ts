/** ISO 8601 in UTC, fixed width, so that it sorts as text. */
export type Instant = string;
/** 0 or 1. */
export type Bit = number;
/** Text of a JSON value. */
export type Json = string;
