import type { Call } from 'contract/call.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Verb } from 'contract/calls/table.ts';
import type { AnswerCode, Locale } from 'contract/public-codes.ts';
import type { TokenClaims } from 'contract/session/schemas.ts';

/** The claims of a token, by our names. */
export type Claims = Omit<TokenClaims, 'passchanged' | 'actor'> & {
  /** If false, only replacing the first password is allowed (S01). */
  passwordChanged: boolean;
  /** The advisor who acts for the executive, and until when. */
  actor?: { sub: string; name: string; until: number };
};

/** Before it is issued. */
export type UnsignedClaims = Omit<Claims, 'iat' | 'exp'>;

/** The caller, once the bearer token is verified and its session is alive. */
export type Identity = {
  accountId: string;
  sessionId: string;
  claims: Claims;
};

/** A provider's notice, unparsed, because its signature covers the exact text. */
export type ProviderNotice = { body: string; headers: Record<string, string | undefined> };

/** Security events that happen within calls that also do other things. */
export type SecurityEvent = 'mail-change-asked' | 'mail-changed';

export type CallInput<V extends Verb> = {
  params: ParamsOf<V>;
  query: QueryOf<V>;
  body: BodyOf<V>;
  /** Names the account of a call whose token does not: its id, or the typed text if there is none. */
  isAbout: (account: string) => void;
  /** Reports a security event that the call's verb does not reveal. */
  does: (event: SecurityEvent) => void;
  /** Null on public calls without a token. */
  identity: Identity | null;
  requestId: string;
  /** The page's language; else the account's. */
  locale: Locale;
  clientAddress: string;
  /** Browser and system in two words; empty if unknown. */
  device: string;
  /** The browser's device marks; only on calls that sign in. */
  deviceMarks: string[];
  idempotencyKey: string | undefined;
  /** Null unless a provider's server calls. */
  notice: ProviderNotice | null;
};

export type Answer<Datos> = { datos: Datos; codigo?: AnswerCode; mensaje?: string };

export type Handler<V extends Verb> = (input: CallInput<V>) => Promise<Answer<AnswerOf<V>>>;

type CallMade = { identity: Identity | null; params: unknown; body: unknown };

/** Runs a call and, while an advisor acts, records it. */
export type RecordAdvisorAction = <Datos>(
  row: Pick<Call, 'verb' | 'changesState' | 'effect'>,
  asked: CallMade,
  work: () => Promise<Answer<Datos>>,
) => Promise<Answer<Datos>>;

/** What a module gives to `app.ts`: one function per call. */
export type Handlers = { [V in Verb]?: Handler<V> };
