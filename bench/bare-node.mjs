// The minimum for Node: one file from memory for every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, port] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.byteLength };
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1', () =>
  console.log('bare Node listens'),
);
