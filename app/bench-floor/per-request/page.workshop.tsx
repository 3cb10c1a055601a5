import { connection } from 'next/server';

export const instant = false;

/** Rendered per request: the baseline for personal pages. */
export default async function FloorPerRequest() {
  await connection();
  return <h1>floor</h1>;
}
