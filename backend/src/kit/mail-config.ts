import { brandName } from 'contract/brand-name.ts';

export type MailConfig = {
  /** The SMTP server for all mails of the shop. */
  server: {
    host: string;
    port: number;
    /** TLS from the start; otherwise STARTTLS where the server offers it. */
    secure: boolean;
    /** Nothing is sent without TLS. */
    requireTLS: boolean;
    auth: { user: string; pass: string } | undefined;
  };
  from: { name: string; address: string };
};

type Settings = {
  text: (name: string) => string | undefined;
  problems: string[];
  required: boolean;
};

const sender = /^"?([^"<>\p{Cc}]*[^"<>\p{Cc}\s])"?\s*<([^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+)>$/u;
const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Null if nothing accepts mails, which production refuses. No message repeats the address, because it contains a
 * password.
 */
export function readMailConfig({ text, problems, required }: Settings): MailConfig | null {
  const url = text('SMTP_URL');
  const fromText = text('MAIL_FROM') ?? (required ? undefined : `${brandName} <hola@velia.example>`);
  if (required && url === undefined) problems.push('SMTP_URL is required in production: without it no mail leaves.');
  if (fromText === undefined) problems.push('MAIL_FROM is required in production: a name and an address.');

  const server = url === undefined ? null : readServer(url);
  if (url !== undefined && !server)
    problems.push(
      'SMTP_URL must be smtp:// or smtps://, user and password or neither, host and port, such as smtp://user:password@mail.example:587; what is not a letter or a figure in a password is percent-encoded, and ?requireTLS=true is the only option.',
    );
  const [, name, address] = sender.exec(fromText ?? '') ?? [];
  if (fromText !== undefined && (!name || !address))
    problems.push('MAIL_FROM must be a name and an address, such as Velia <hola@velia.example>.');
  return server && name && address ? { server, from: { name, address } } : null;
}

function readServer(text: string): MailConfig['server'] | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const usual = url && defaultPorts[url.protocol];
  if (!url || !usual || !url.hostname || !/^\/?$/.test(url.pathname) || url.hash) return null;
  if (url.search && url.search !== '?requireTLS=true') return null;
  const [user, pass] = [url.username, url.password].map(decode);
  if (user === undefined || pass === undefined || (user === '') !== (pass === '')) return null;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || usual,
    secure,
    // A password is never sent unencrypted, even through an intermediary.
    requireTLS: secure || user !== '' || url.search !== '',
    auth: user === '' ? undefined : { user, pass },
  };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
