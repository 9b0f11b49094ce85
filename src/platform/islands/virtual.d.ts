declare module 'virtual:islands/registry' {
  /** Server: modules by file path. Browser: functions that import them. The importing file uses the right form. */
  const registry: Record<string, unknown>;
  export default registry;
}

declare module 'virtual:islands/loader-url' {
  /** Defined on the server only: no hydrated page loads the loader. */
  const url: string | undefined;
  export default url;
}

declare module 'virtual:islands/dev';
