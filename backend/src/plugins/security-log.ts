import type { Verb } from 'contract/calls/table.ts';
import { failureKeys } from 'contract/envelope.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../kit/config.ts';
import type { SecurityEvent } from '../kit/handlers.ts';
import type { Log } from '../kit/log.ts';
import { accountLogHash, clientAddressLogHash } from './log-hashes.ts';

const done: Partial<Record<Verb, string>> = {
  signIn: 'signed-in',
  signInClient: 'signed-in',
  signOut: 'signed-out',
  changePassword: 'password-changed',
  sendRecoveryLink: 'recovery-asked',
  enrolExecutive: 'enrolment-asked',
  askForAccount: 'enrolment-asked',
  createAccount: 'account-begun',
  resendEnrolmentMail: 'enrolment-asked',
  actAsExecutive: 'acting',
  inviteClient: 'invited',
  cancelOrder: 'order-cancelled',
  cancelGuestOrder: 'order-cancelled',
  cancelOwnOrder: 'order-cancelled',
  closeExecutive: 'account-ended',
  closeClient: 'account-ended',
  exportExecutive: 'copy-taken',
  exportClient: 'copy-taken',
};

type Failure = { status: number; key: string; fields: Record<string, string> | undefined };

export type SecurityLog = {
  /** Logs a security event that is no call of the contract. */
  write: (request: FastifyRequest, event: string) => void;
  /** Logs a successful call, if it is a security event. */
  tellDone: (request: FastifyRequest, verb: string, event?: SecurityEvent) => void;
  /** Logs a refusal that may be an attack: a wrong password, a forbidden role, a limit. */
  tellRefused: (request: FastifyRequest, failure: Failure) => void;
};

/**
 * A separate log, `"kind":"security"`, independent of the log level: account and network address are hashed, so that
 * only the holder of the key can match them. No name, no address, no body.
 */
export function createSecurityLog(config: Pick<Config, 'tokenSecret' | 'logLevel'>): SecurityLog {
  const level = config.logLevel === 'silent' ? 'silent' : 'info';
  const write = (request: FastifyRequest, event: string, more: object = {}) => {
    const { identity, account } = request;
    const actor = identity?.claims.actor?.sub;
    const who = account ?? identity?.accountId;
    request.log.child({ kind: 'security' }, { level }).info(
      {
        event,
        ...(who !== undefined && { account: accountLogHash(config, who) }),
        ...(actor !== undefined && { actor: accountLogHash(config, actor) }),
        address: clientAddressLogHash(config, request.ip),
        route: request.routeOptions.url ?? null,
        ...more,
      },
      event,
    );
  };
  return {
    write,
    tellDone: (request, verb, said) => {
      const event = said ?? done[verb as Verb];
      if (event !== undefined) write(request, event);
    },
    tellRefused: (request, { status, key, fields }) => {
      const event = toEvent(status, key, fields);
      if (event !== null) write(request, event, { key });
    },
  };
}

type RoleChange = {
  event: 'operator-added' | 'operator-ended' | 'advisor-assigned';
  account: string;
  /** The advisor who looks after the account from then on. */
  advisor?: string;
};

/** Logs rights granted or revoked by a command, which the server's own log does not contain. */
export function logRightsChange(
  log: Log,
  config: Pick<Config, 'tokenSecret'>,
  { event, account, advisor }: RoleChange,
): void {
  const hashes = {
    account: accountLogHash(config, account),
    ...(advisor && { advisor: accountLogHash(config, advisor) }),
  };
  log.child({ kind: 'security' }, { level: 'info' }).info({ event, ...hashes }, event);
}

function toEvent(status: number, key: string, fields: Record<string, string> = {}): string | null {
  if (key === failureKeys.badCredentials) return 'sign-in-refused';
  if (Object.values(fields).includes(fieldProblemKeys.wrong)) return 'password-refused';
  if (key === failureKeys.tokenDecoding) return 'token-refused';
  if (status === 403) return 'refused';
  return status === 429 ? 'limited' : null;
}
