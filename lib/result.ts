/** Expected failure is a value. What the person reads is chosen by kind and key, never a raw text. */
export type FailureKind = 'network' | 'signed-out' | 'refused' | 'absent' | 'invalid' | 'conflict' | 'busy' | 'broken';

export type Failure = {
  ok: false;
  kind: FailureKind;
  /** Message key from the backend, or one of our own. */
  key: string;
  retryable: boolean;
  fields: Record<string, string>;
  requestId: string | null;
  /** Seconds to wait before another try, where the answer named them. */
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

/** The same answer with its data taken over from the wire. */
export const mapResult = <From, To>(result: Result<From>, to: (data: From) => To): Result<To> =>
  result.ok ? { ...result, data: to(result.data) } : result;

/** Only the backend's own word settles what became of a write: a lost connection or an outage says nothing. */
export const isAnswered = (result: Result<unknown>): boolean =>
  result.ok || ['refused', 'absent', 'invalid', 'conflict'].includes(result.kind);
