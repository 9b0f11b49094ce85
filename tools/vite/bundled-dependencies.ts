/** Bundled into the server, so that it runs the production React whatever NODE_ENV the process has. */
export const BUNDLED_DEPENDENCIES: readonly string[] = ['react', 'react-dom', 'react-router', '@react-router/node'];

/** Bundled for browsers; the server names them in code that only a browser runs. */
export const BROWSER_DEPENDENCIES: readonly string[] = ['leaflet'];
