'use client';

import { useEffect, useId, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { TextInput } from '@/components/ui/text-input';
import type { Words } from '@/lib/i18n/message-texts';

type Question = { code: string; title: string; text: string };
type Props = { questions: Question[]; words: Words<'customerCare.faq'> };

/** Searches without accents and case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All questions are in the document, folded. With script, a field filters them to those that contain every word. */
export function FaqList({ questions, words }: Props) {
  const id = useId();
  const [canSearch, setCanSearch] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => setCanSearch(true), []);
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = questions.filter(({ title, text }) => {
    const said = plain(`${title} ${text}`);
    return wanted.every((word) => said.includes(word));
  });
  return (
    <>
      <div className="care-faq-search">
        {canSearch && (
          <>
            <label htmlFor={id}>{words.search}</label>
            <TextInput
              id={id}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </>
        )}
      </div>
      {found.map(({ code, title, text }) => (
        <Disclosure key={code} summary={title}>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
      <p role="status">{found.length === 0 ? words.none : ''}</p>
    </>
  );
}
