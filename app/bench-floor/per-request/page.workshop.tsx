import { connection } from 'next/server';

export const instant = false;

/** Rendered for each request: what a personal page is measured against. */
export default async function FloorPerRequest() {
  await connection();
  return <h1>floor</h1>;
}
