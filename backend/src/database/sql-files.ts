import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A failure that the operator or the developer can fix; its message says how. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationError';
  }
}

export type SqlFile = { name: string; sql: string; checksum: string };
/** A function or view that is created again whenever its file has a higher version than the database. */
export type FunctionFile = SqlFile & { version: number };
export type Schema = { migrations: SqlFile[]; functions: FunctionFile[] };

export const schemaFolder = path.resolve(import.meta.dirname, '../../db');

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;
const versionPattern = /^-- Version ([1-9]\d*)\n/;

export async function readSchema(folder = schemaFolder): Promise<Schema> {
  return {
    migrations: await readMigrations(path.join(folder, 'migrations')),
    functions: await readFunctions(path.join(folder, 'functions')),
  };
}

/** Applied files are history: they are never edited, only followed by the next file. */
async function readMigrations(folder: string): Promise<SqlFile[]> {
  const migrations = await readSqlFiles(folder);
  const numbers = new Set<string>();
  for (const { name } of migrations) {
    const number = namePattern.exec(name)?.[1];
    if (!number) throw new MigrationError(`${name} is not named like 0001_name.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return migrations;
}

async function readFunctions(folder: string): Promise<FunctionFile[]> {
  const files = (await readSqlFiles(folder)).map((file) => {
    const version = versionPattern.exec(file.sql)?.[1];
    if (!version) throw new MigrationError(`The first line of ${file.name} is not like "-- Version 1".`);
    return { ...file, version: Number(version) };
  });
  return dependenciesFirst(files);
}

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The file refresh_cards.sql creates refresh_cards: a file that has this name in its SQL comes after it. */
function dependenciesFirst(files: FunctionFile[]): FunctionFile[] {
  const ordered = new Set<FunctionFile>();
  const add = (file: FunctionFile, above: string[]): void => {
    const trail = [...above, file.name];
    if (above.includes(file.name)) throw new MigrationError(`Functions use each other: ${trail.join(', ')}.`);
    for (const other of files) if (other !== file && !ordered.has(other) && uses(file, other)) add(other, trail);
    ordered.add(file);
  };
  for (const file of files) if (!ordered.has(file)) add(file, []);
  return [...ordered];
}

const uses = (file: FunctionFile, other: FunctionFile) =>
  new RegExp(`\\b${path.parse(other.name).name}\\b`).test(file.sql.replace(/--.*$/gm, ''));
