import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

type Component = (props: object) => ReactNode | Promise<ReactNode>;
type Props = { children?: ReactNode };

/** Resolves server components, nested ones included: the result can be rendered as in a browser. */
export async function resolveServer(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(async (one) => inPlaceOf(one, await resolveServer(one))));
  if (!isValidElement<Props>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction')
    return withKey(node.key, await resolveServer(await (type as Component)(props)));
  const { children } = props;
  // Render functions are called by their own component.
  if (children === undefined || typeof children === 'function') return node;
  return cloneElement(node, {}, ...[(await resolveServer(children)) ?? null].flat());
}

/** Keeps the key of the component that was resolved. */
const withKey = (key: string | null, shown: ReactNode) =>
  key !== null && isValidElement(shown) ? cloneElement(shown, { key }) : shown;

/** What the source writes in its place needs no key, as React has noted on it; neither does its content. */
function inPlaceOf(node: ReactNode, shown: ReactNode): ReactNode {
  type Noted = { _store?: { validated: number } };
  const [from, to] = [node, shown].map((each) => (isValidElement(each) ? (each as Noted)._store : undefined));
  if (from && to) to.validated = from.validated;
  return shown;
}

/** Both replace `next-intl/server`, which needs a request. */
export const getMessages = async () => en;
export const getTranslations = async (asked: never) =>
  createTranslator({ locale: 'en', messages: en, namespace: asked });

/** The same for a route handler, which names its language. */
export const messagesOf = async ({ locale }: { locale: Locale }) => ({ de, en, es })[locale];
export const translationsOf = async ({ locale, namespace }: { locale: Locale; namespace: never }) =>
  createTranslator({ locale, messages: { de, en, es }[locale], namespace });
