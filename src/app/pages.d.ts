import type { Register } from 'react-router';

type RoutePages = Register extends { pages: infer Table } ? Table : never;

declare module '#src/kernel/href.ts' {
  interface Pages extends RoutePages {}
}
