import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { Envelope } from '@/contract/envelope';
import { deviceMarkPattern, deviceMarksMax } from '@/contract/rules';
import { isSecureOrigin, settings } from '@/lib/env';
import { cookiesOf } from '@/lib/session/cookie-header';
import type { SetCookie } from '@/lib/session/cookies';
import { readToken } from '@/lib/session/token-mappers';

/** Marks by which the backend recognises this browser at a sign-in, one per account, the newest first. */
export type DeviceMark = { account: string; mark: string };

const days = 180;
const pattern = new RegExp(deviceMarkPattern);
export const deviceCookieName = () => `${isSecureOrigin() ? '__Host-' : ''}velia-devices`;

/** A cookie that is absent, forged or broken means an unknown browser. */
export async function openDeviceMarks(request: Request): Promise<DeviceMark[]> {
  const sealed = cookiesOf(request).get(deviceCookieName());
  if (!sealed) return [];
  try {
    const { marks } = await unsealData<{ marks?: DeviceMark[] }>(sealed, {
      password: settings().sessionSecret,
      ttl: 0,
    });
    return (marks ?? []).filter(({ mark }) => pattern.test(mark)).slice(0, deviceMarksMax);
  } catch {
    return [];
  }
}

/** The cookie with the mark from a sign-in's response; none after a refusal, or from a backend without marks. */
export async function toDeviceMarkCookies(known: DeviceMark[], { datos }: Envelope): Promise<SetCookie[]> {
  const { token, dispositivo } = (datos ?? {}) as { token?: unknown; dispositivo?: unknown };
  if (typeof token !== 'string' || typeof dispositivo !== 'string' || !pattern.test(dispositivo)) return [];
  const account = accountOf(token);
  if (account === null) return [];
  const others = known.filter((each) => each.account !== account);
  const marks = [{ account, mark: dispositivo }, ...others].slice(0, deviceMarksMax);
  const value = await sealData({ marks }, { password: settings().sessionSecret, ttl: 0 });
  return [{ name: deviceCookieName(), value, maxAge: days * 24 * 3600 }];
}

function accountOf(token: string): string | null {
  try {
    return readToken(token).sub ?? null;
  } catch {
    return null;
  }
}
