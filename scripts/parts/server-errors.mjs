import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines that our servers print when all is well. */
const notices = /^(✓|storefront listens on|redirects were read)/;
const begins = /^⨯ |^(?:Uncaught )?\w*(?:Error|Exception)\b/;
const pinoError = 50;
/**
 * Rendering a picture for the first time may time out on a busy machine. If the page is still open, the browser
 * reports it and the test fails; otherwise it does not matter.
 */
const latePicture = /"Request timed out after \d+ ms on route '\/media\//;

/** A visitor who navigates aborts open requests, which Next reports like an error. */
const left = /^⨯ Error: aborted$/;

/**
 * The errors in a part of a log, one line each. The backend writes JSON lines with a level; any other text is an
 * error, one entry from its first line to the end of its stack.
 */
export function errorsIn(text) {
  const errors = [];
  let open = false;
  // The environment may have switched colours on.
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
    // A truncated line cannot be judged, so it counts as an error.
    return pinoError;
  }
}

const lengthOf = (log) => (existsSync(log) ? statSync(log).size : 0);

/** The log's text after byte `from`, up to its last complete line. */
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
/** The position from which to check: output during a server's start is included. */
export const beginOf = (log) => (existsSync(mark(log)) ? Number(readFileSync(mark(log), 'utf8')) : 0);

/** Several processes check one log; the highest position counts. */
export function noteChecked(log, to) {
  if (to > beginOf(log)) writeFileSync(mark(log), String(to));
}

/** After the servers have stopped: errors logged after the last test's check. */
export const uncheckedErrors = (logs) => logs.flatMap((log) => errorsIn(readSince(log, beginOf(log)).text));
