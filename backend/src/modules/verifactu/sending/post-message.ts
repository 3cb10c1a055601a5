import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import type { VerifactuConfig } from '../../../kit/verifactu-config.ts';

const longestMs = 60_000;
const longestAnswer = 8 * 1024 * 1024;

/** Sends a message with the client certificate of the settings and returns the answer, whatever it says. */
export async function postMessage({ serviceUrl, certificate }: VerifactuConfig, body: string): Promise<string> {
  const url = new URL(serviceUrl);
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' };
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(longestMs) };
  const request =
    url.protocol === 'https:'
      ? https.request(url, { ...options, agent: false, ...(certificate && (await readCertificate(certificate))) })
      : http.request(url, options);
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('error', reject);
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > longestAnswer) request.destroy(new Error('The answer is too long'));
        else parts.push(part);
      });
      response.on('end', () => {
        const { statusCode = 0 } = response;
        // A fault comes with 500.
        if (statusCode === 200 || statusCode === 500) resolve(Buffer.concat(parts).toString());
        else reject(new Error(`The service answered with ${statusCode}`));
      });
    });
    request.end(body);
  });
}

async function readCertificate({ file, keyFile, password }: NonNullable<VerifactuConfig['certificate']>) {
  const passphrase = password ?? undefined;
  if (keyFile === null) return { pfx: await readFile(file), passphrase };
  return { cert: await readFile(file), key: await readFile(keyFile), passphrase };
}
