import 'server-only';
import { personId } from '@/lib/session/page-person';
import type { Session } from '@/lib/session/session';
import { readSession } from '@/lib/sign-in/require-session';

/** Read by `pagePerson`. */
export async function getPersonAttributes(reading: Promise<Session | null>) {
  const [executive, client] = await Promise.all([reading, readSession('client')]);
  return {
    'data-executive': executive ? personId(executive) : undefined,
    'data-client': client ? personId(client) : undefined,
  };
}
