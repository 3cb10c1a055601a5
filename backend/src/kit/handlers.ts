import type { Call } from 'contract/call.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Verb } from 'contract/calls/table.ts';
import type { AnswerCode, Locale } from 'contract/public-codes.ts';
import type { TokenClaims } from 'contract/schemas/session.ts';

/** What a token says, in our words. */
export type Claims = Omit<TokenClaims, 'passchanged' | 'actor'> & {
  /** Where it is not, she may only set a password of her own (S01). */
  passwordChanged: boolean;
  /** The advisor who acts as her, and until when. */
  actor?: { sub: string; name: string; until: number };
};

/** Before it has its time. */
export type UnsignedClaims = Omit<Claims, 'iat' | 'exp'>;

/** Who calls, once the bearer token was verified and its session found alive. */
export type Identity = {
  accountId: string;
  sessionId: string;
  claims: Claims;
};

/** As it came, byte by byte as far as text can be: its signature is over that. */
export type ProviderNotice = { body: string; headers: Record<string, string | undefined> };

/** What may become of an account by a call that does other things as well. */
export type SecurityEvent = 'mail-change-asked' | 'mail-changed';

export type CallInput<V extends Verb> = {
  params: ParamsOf<V>;
  query: QueryOf<V>;
  body: BodyOf<V>;
  /** Says whom the call is about where no token does: the account's id, or what was typed where there is none. */
  isAbout: (account: string) => void;
  /** Says what the call does, for the log of security, where its verb alone does not. */
  does: (event: SecurityEvent) => void;
  /** Null on public calls without a token. */
  identity: Identity | null;
  requestId: string;
  /** The language that the page speaks; else that of the account. */
  locale: Locale;
  clientAddress: string;
  /** Browser and system in two words; empty where nobody can tell. */
  device: string;
  /** Marks by which accounts know this browser again; only where somebody signs in. */
  deviceMarks: string[];
  idempotencyKey: string | undefined;
  /** Null where it is no provider's server who calls. */
  notice: ProviderNotice | null;
};

export type Answer<Datos> = { datos: Datos; codigo?: AnswerCode; mensaje?: string };

/** What an answer remarks beside its data. */
export type AnswerRemark = Pick<Answer<unknown>, 'codigo' | 'mensaje'>;

export type Handler<V extends Verb> = (input: CallInput<V>) => Promise<Answer<AnswerOf<V>>>;

type CallMade = { identity: Identity | null; params: unknown; body: unknown };

/** Lets a call happen and keeps, while somebody acts as somebody else, that it did. */
export type KeepDeed = <Datos>(
  row: Pick<Call, 'verb' | 'changesState' | 'effect'>,
  asked: CallMade,
  work: () => Promise<Answer<Datos>>,
) => Promise<Answer<Datos>>;

/** What a module gives to the composing app: one function for each call that it answers. */
export type Handlers = { [V in Verb]?: Handler<V> };
