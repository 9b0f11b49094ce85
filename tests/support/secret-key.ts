/** Secret key of the tests; two servers on one database need the same one. */
export const TEST_SECRET_KEY = 'secret key of the tests, never of a real site';
