import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What our servers say when all is well. */
const notices = /^(✓|storefront listens on|redirects were read)/;
const begins = /^⨯ |^(?:Uncaught )?\w*(?:Error|Exception)\b/;
const pinoError = 50;
/**
 * A picture drawn for the first time on a busy machine may run out of its time. Where somebody still looks at the page
 * the browser reports it, and that fails the test; where nobody does it is no news.
 */
const latePicture = /"Request timed out after \d+ ms on route '\/media\//;

/** Whoever goes on to another page breaks off what the last one was asking; Next reports that like a fault of ours. */
const left = /^⨯ Error: aborted$/;

/**
 * The errors in a piece of log, one line each. The backend writes a line of JSON with its level; whatever else stands
 * in a log is trouble, one entry from its first line to the end of its stack.
 */
export function errorsIn(text) {
  const errors = [];
  let open = false;
  // Whoever starts a server may have asked for colours.
  for (const line of stripVTControlCharacters(text).split('\n')) {
    const level = levelOf(line);
    if (level !== undefined) {
      if (level >= pinoError && !latePicture.test(line)) errors.push(line);
      open = false;
    } else if (begins.test(line)) {
      if (!left.test(line)) errors.push(line);
      open = true;
    } else if (/^\s+at /.test(line)) {
      open = false;
    } else if (!open && /^[^\s})\]]/.test(line) && !notices.test(line)) {
      errors.push(line);
    }
  }
  return errors;
}

function levelOf(line) {
  if (!line.startsWith('{"level":')) return;
  try {
    return JSON.parse(line).level;
  } catch {
    // Cut off in the middle: what it was about is not known, and that is trouble as well.
    return pinoError;
  }
}

const lengthOf = (log) => (existsSync(log) ? statSync(log).size : 0);

/** What a log got since it was `from` bytes long, to its last whole line. */
export function readSince(log, from) {
  if (lengthOf(log) <= from) return { text: '', to: from };
  const file = openSync(log, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(file).size - from);
    readSync(file, bytes, 0, bytes.length, from);
    const end = bytes.lastIndexOf('\n') + 1;
    return { text: bytes.subarray(0, end).toString('utf8'), to: from + end };
  } finally {
    closeSync(file);
  }
}

const mark = (log) => `${log}.checked`;
/** Where somebody goes on to check: what is said while a server starts is looked at as well. */
export const beginOf = (log) => (existsSync(mark(log)) ? Number(readFileSync(mark(log), 'utf8')) : 0);

/** Several processes check one log; the farthest counts. */
export function noteChecked(log, to) {
  if (to > beginOf(log)) writeFileSync(mark(log), String(to));
}

/** Once the servers have stopped: what they said after the last test had looked. */
export const uncheckedErrors = (logs) => logs.flatMap((log) => errorsIn(readSince(log, beginOf(log)).text));
