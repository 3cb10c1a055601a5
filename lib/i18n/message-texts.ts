import type messages from '@/messages/es.json';

/**
 * Texts of client components. They come as plain texts from the server (`getMessageGroup`): no message library runs
 * in the browser; these two functions fill in what only the browser knows.
 */
export type Plural = { one: string; other: string };

export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Spanish, English and German have two plural forms. */
export const fillCount = (plural: Plural, count: number, values: Record<string, string | number> = {}): string =>
  fill(count === 1 ? plural.one : plural.other, { count, ...values });

type Messages = typeof messages;

type GroupsIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? never : Key | `${Key}.${GroupsIn<Tree[Key]>}`;
}[keyof Tree & string];

/** Every group of messages, by its path: 'cart', 'cart.lines', 'cart.lines.maximum'. */
export type MessageGroup = GroupsIn<Messages>;

type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

/** Every message, by its path. */
export type MessageKey = KeysIn<Messages>;

type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

/** The texts of a group. */
export type Words<Group extends MessageGroup> = At<Messages, Group>;
