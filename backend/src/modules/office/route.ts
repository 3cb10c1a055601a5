import type { FastifyRequest } from 'fastify';
import type { Kit } from '../../kit/kit.ts';
import type { SecurityLog } from '../../plugins/security-log.ts';
import type { Desk, Page } from './layout.ts';
import type { Passwords, Watches } from './ports.ts';

export type Tools = Kit & Watches & { passwords: Passwords; securityLog: SecurityLog; request: FastifyRequest };
export type Texts = Partial<Record<string, string>>;
export type Visit = {
  params: Texts;
  fields: Texts;
  query: Texts;
  token: string | null;
  desk: Desk;
  clientAddress: string;
};
/** It is saved, and opens nowhere beside our own pages. */
export type Saved = { name: string; type: string; bytes: Uint8Array };
export type Answer = { page: Page; status?: number } | { to: string; cookie?: string } | { file: Saved };
export type Route = {
  method: 'GET' | 'POST';
  url: string;
  /** Answered without a session. */
  isOpen?: true;
  /** Where more is typed than a reason. */
  bodyLimit?: number;
  answer: (tools: Tools, visit: Visit) => Promise<Answer>;
};
