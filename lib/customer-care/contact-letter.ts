import { brand } from '@/lib/brand';
import type { TypedContact } from './contact-form';

/** The same message as a mailto link. */
export function contactLetter({ order, message }: TypedContact, topic: string): string {
  const subject = [topic, order].filter(Boolean).join(', ');
  return `mailto:${brand.mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
