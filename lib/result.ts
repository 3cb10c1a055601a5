/** Expected failures are values. The message is chosen by kind and key, never a raw text. */
export type FailureKind = 'network' | 'signed-out' | 'refused' | 'absent' | 'invalid' | 'conflict' | 'busy' | 'broken';

export type Failure = {
  ok: false;
  kind: FailureKind;
  /** Message key from the backend, or one of our own. */
  key: string;
  retryable: boolean;
  fields: Record<string, string>;
  requestId: string | null;
  /** Seconds to wait before another try, if the response named them. */
  retryAfter: number | null;
};

export type Success<T> = { ok: true; data: T; remark: 'none' | 'inventory' | 'other'; messageKey: string };

export type Result<T> = Success<T> | Failure;

export const failure = (kind: FailureKind, key: string, more: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind,
  key,
  retryable: kind === 'network' || kind === 'busy',
  fields: {},
  requestId: null,
  retryAfter: null,
  ...more,
});

export const success = <T>(data: T): Success<T> => ({ ok: true, data, remark: 'none', messageKey: 'ok' });

/** The same result with its data mapped from the wire. */
export const mapResult = <From, To>(result: Result<From>, to: (data: From) => To): Result<To> =>
  result.ok ? { ...result, data: to(result.data) } : result;

/** Only a response of the backend settles a write: after a lost connection or an outage its outcome is unknown. */
export const isAnswered = (result: Result<unknown>): boolean =>
  result.ok || ['refused', 'absent', 'invalid', 'conflict'].includes(result.kind);
