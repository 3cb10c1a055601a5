import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { bits, explicit, integer, nothing, objectId, octets, sequence, set, time, utf8, yes } from './der.ts';

type Keys = { publicKey: KeyObject; privateKey: KeyObject };
type Party = Keys & { name: string; pem: string };
type CertificateInput = {
  name: string;
  keys: Keys;
  issuer: { name: string; privateKey: KeyObject };
  ca: boolean;
  from: Date;
  to: Date;
};

/** Genuine certificates, and forged ones. */
export type Signers = ReturnType<typeof createSigners>;
export type Forgery = 'otherKey' | 'otherRoot' | 'expired' | 'notByAuthority';

const rsaWithSha256 = () => sequence(objectId('1.2.840.113549.1.1.11'), nothing());
const nameOf = (text: string) => sequence(set(sequence(objectId('2.5.4.3'), utf8(text))));
const newKeys = (): Keys => generateKeyPairSync('rsa', { modulusLength: 2048 });
const yearMs = 365 * 86_400_000;

function makeCertificate({ name, keys, issuer, ca, from, to }: CertificateInput): Party {
  const critical = (id: string, value: Uint8Array) => sequence(objectId(id), yes(), octets(value));
  const signsCertificates = bits(Buffer.from([0x04]), 2);
  const serial = createHash('sha256').update(`${name}${from.toISOString()}`).digest().subarray(0, 8);
  const body = sequence(
    explicit(0, integer(2)),
    integer(1, ...serial),
    rsaWithSha256(),
    nameOf(issuer.name),
    sequence(time(from), time(to)),
    nameOf(name),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    explicit(
      3,
      sequence(
        critical('2.5.29.19', ca ? sequence(yes()) : sequence()),
        ...(ca ? [critical('2.5.29.15', signsCertificates)] : []),
      ),
    ),
  );
  const raw = sequence(body, rsaWithSha256(), bits(sign('sha256', body, issuer.privateKey)));
  const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { ...keys, name, pem };
}

function makeAuthority(name: string, now: Date, issuer?: Party): Party {
  const keys = newKeys();
  const by = issuer ?? { name, privateKey: keys.privateKey };
  return makeCertificate({ name, keys, issuer: by, ca: true, ...around(now) });
}

const around = (now: Date) => ({ from: new Date(now.getTime() - yearMs), to: new Date(now.getTime() + yearMs) });

/** A root, an intermediate authority and the signer, generated at each start, so that nobody else has the keys. */
export function createSigners(now: Date) {
  const name = 'messageverificationcerts.paypal.example';
  const root = makeAuthority('Simulated Root', now);
  const authority = makeAuthority('Simulated Authority', now, root);
  const keys = newKeys();
  const leaf = { name, keys, ca: false, ...around(now) };
  const signer = makeCertificate({ ...leaf, issuer: authority });
  const chain = signer.pem + authority.pem;

  const forgeries: Record<Forgery, () => { chain: string; key: KeyObject }> = {
    // The right certificate, but a signature by another key.
    otherKey: () => ({ chain, key: newKeys().privateKey }),
    otherRoot: () => {
      const impostor = makeAuthority('Simulated Root', now);
      return { chain: makeCertificate({ ...leaf, issuer: impostor }).pem + impostor.pem, key: keys.privateKey };
    },
    expired: () => {
      const to = new Date(now.getTime() - 86_400_000);
      const old = makeCertificate({ ...leaf, issuer: authority, to });
      return { chain: old.pem + authority.pem, key: keys.privateKey };
    },
    notByAuthority: () => {
      const stolen = newKeys();
      const below = makeCertificate({ ...leaf, keys: stolen, issuer: signer });
      return { chain: below.pem + chain, key: stolen.privateKey };
    },
  };

  // By the name under which they can be fetched.
  const published = new Map<string, string>();
  const publish = (pem: string) => {
    const id = `CERT-${createHash('sha256').update(pem).digest('hex').slice(0, 24)}`;
    published.set(id, pem);
    return id;
  };

  return {
    root: root.pem,
    published,
    sign: (text: string, forgery: Forgery | null) => {
      const made = forgery ? forgeries[forgery]() : { chain, key: keys.privateKey };
      return {
        signature: sign('sha256', Buffer.from(text), made.key).toString('base64'),
        certificateId: publish(made.chain),
      };
    },
  };
}
