import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Arrival = { mail: ParsedMail; raw: string; sender: string; recipients: string[] };

/** An answer of the mail server that refuses a command. */
export const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** An SMTP server that keeps what it takes; the options make it refuse. It listens on the port that is named, or any. */
export async function openSink({ port = 0, ...options }: SMTPServerOptions & { port?: number } = {}) {
  const arrivals: Arrival[] = [];
  const arrived = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        const raw = Buffer.concat(pieces).toString();
        const sender = mailFrom ? mailFrom.address : '';
        arrivals.push({ mail: await simpleParser(raw), raw, sender, recipients: rcptTo.map(({ address }) => address) });
        done();
        arrived.emit('mail');
      });
    },
    ...options,
  });
  // A client that goes away in the middle of a handshake is the client's to report.
  server.on('error', () => {});
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', () => listening()));
  const { port: at } = server.server.address() as AddressInfo;
  return {
    arrivals,
    url: `smtp://127.0.0.1:${at}`,
    /** Resolves once so many have arrived in all. */
    async received(count: number): Promise<Arrival[]> {
      while (arrivals.length < count) await once(arrived, 'mail');
      return arrivals;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

export type Sink = Awaited<ReturnType<typeof openSink>>;
