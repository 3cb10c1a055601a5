import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Message = {
  /** The local part of the Message-ID: the id of the job that sent it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
};

const maxBytes = 1024 * 1024;
const asItIs = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, keepCidLinks: true };

/** Without TLS and passwords: it listens on this machine only and nothing of a real person goes there. */
export function createMailServer(deliver: (message: Message) => void): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    closeTimeout: 1,
    onData(stream, { id, envelope }, done) {
      simpleParser(stream, asItIs)
        .then((mail) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('The message is too large.'), { responseCode: 552 });
          for (const { address } of envelope.rcptTo) deliver(toMessage(mail, address, id));
          done();
        })
        .catch(done);
    },
  });
}

const toMessage = (mail: ParsedMail, to: string, session: string): Message => ({
  id: /^<(.+)@/.exec(mail.messageId ?? '')?.[1] ?? session,
  to,
  subject: mail.subject ?? '',
  text: mail.text?.trimEnd() ?? '',
  ...(mail.html && { html: mail.html }),
  headers: Object.fromEntries(mail.headerLines.map(({ line }) => toHeader(line))),
});

function toHeader(line: string): [name: string, value: string] {
  const at = line.indexOf(':');
  return [
    line.slice(0, at),
    line
      .slice(at + 1)
      .replaceAll(/\r?\n\s*/g, ' ')
      .trim(),
  ];
}
