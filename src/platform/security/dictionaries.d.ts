declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[];
  export default words;
}
