import {
  emailMaxLength,
  emailPattern,
  messageMaxLength,
  nameMaxLength,
  orderNumberPattern,
  personNamePattern,
  plainTextPattern,
} from '@/contract/rules';
import { brand } from '@/lib/brand';
import { type Contact, contactTopics } from './care';

export const contactFields = ['topic', 'name', 'email', 'order', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactProblem = 'required' | 'choose' | 'tooLong' | 'name' | 'email' | 'order' | 'characters';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;
/** Values as typed: the topic may not be chosen yet. */
export type TypedContact = Record<ContactField, string>;

type Rule = { most: number; pattern: RegExp; wrong: ContactProblem };

const rules: Record<Exclude<ContactField, 'topic'>, Rule> = {
  name: { most: nameMaxLength, pattern: new RegExp(personNamePattern, 'u'), wrong: 'name' },
  email: { most: emailMaxLength, pattern: new RegExp(emailPattern), wrong: 'email' },
  // Its pattern limits its length.
  order: { most: Number.POSITIVE_INFINITY, pattern: new RegExp(orderNumberPattern), wrong: 'order' },
  message: { most: messageMaxLength, pattern: new RegExp(plainTextPattern), wrong: 'characters' },
};

/** Reads the form, sent by the browser itself or by our script. */
export function readContact(form: URLSearchParams | FormData): TypedContact {
  const text = (name: ContactField) => String(form.get(name) ?? '').trim();
  return {
    topic: text('topic'),
    name: text('name'),
    email: text('email'),
    // An order number as dictated, or copied from a mail.
    order: text('order').replaceAll(/\s/g, '').toUpperCase(),
    // Browsers send line breaks as CRLF.
    message: text('message').replaceAll('\r\n', '\n'),
  };
}

/** The contract has the same limits and patterns. */
export function checkContact(typed: TypedContact): ContactProblems {
  const found = contactFields.flatMap((field) => {
    const problem = problemOf(field, typed[field]);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

export const isContact = (typed: TypedContact): typed is Contact => Object.keys(checkContact(typed)).length === 0;

function problemOf(field: ContactField, text: string): ContactProblem | null {
  if (field === 'topic') return contactTopics.some((topic) => topic === text) ? null : 'choose';
  if (text === '') return field === 'order' ? null : 'required';
  const { most, pattern, wrong } = rules[field];
  if (text.length > most) return 'tooLong';
  return pattern.test(text) ? null : wrong;
}

/** The same message as a mailto link. */
export function contactMailto({ order, message }: TypedContact, topic: string): string {
  const subject = [topic, order].filter(Boolean).join(', ');
  return `mailto:${brand.mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
