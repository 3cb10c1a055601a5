import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailConfig } from '../kit/mail-config.ts';
import type { Mail } from '../kit/outbox.ts';
import { PermanentFailure } from '../kit/permanent-failure.ts';

/** Sends one mail. The id stays the same when it is tried again, so that a receiver can drop the copy. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;
export type MailTransport = { send: SendMail; close: () => void };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** For the whole mail, even if a server answers drop by drop. */
const deadlineMs = 60_000;

export function createMailTransport({ server, from }: MailConfig): MailTransport {
  const transport = createTransport({
    ...server,
    ...timeouts,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@').at(-1);
  return {
    async send({ to, subject, text, html, headers }, id) {
      // The transport would parse an invalid address as several recipients, or none.
      if (!/^[^\s<>]+@[^\s<>]+$/.test(to)) throw new PermanentFailure('The recipient is no mail address.');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [{ name: '', address: to }] },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html,
          // Tells receivers not to send out-of-office replies; a mail written by a person does not.
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          signal: AbortSignal.timeout(deadlineMs),
        });
      } catch (error) {
        throw toFailure(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * The log gets codes only, because answers of mail servers repeat the recipient. Only a refusal of the mailbox is
 * permanent: the operator can fix what the server has against us, the sender or the mail, which Postfix also reports in
 * answer to the recipient.
 */
function toFailure({ code, originalCode, command, responseCode, response, permanent }: NodemailerError): Error {
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  const answer = responseCode ? `answered ${[responseCode, status].filter(Boolean).join(' ')}` : `failed with ${code}`;
  const message = `The mail server ${answer} at ${command ?? 'CONN'}.`;
  const isMailbox = status ? /^5\.(1\.(?![78]$)|2\.)/.test(status) : /^55[0-3]$/.test(String(responseCode));
  const isRecipient = command === 'RCPT TO' && permanent && isMailbox;
  return isRecipient
    ? new PermanentFailure(message)
    : Object.assign(new Error(message), { code: originalCode ?? code });
}
