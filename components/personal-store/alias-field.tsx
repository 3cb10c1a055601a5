'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { aliasPattern } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { AliasAnswer } from '@/lib/personal-store/own-store';
import { checkAlias } from '@/lib/personal-store/own-store-mutations';

type Props = {
  alias: string;
  /** The current alias. */
  own: string;
  problem: string | undefined;
  words: Words<'store.own'>;
  onChange: (alias: string) => void;
};

/** V02. Checks whether an alias is free before it is saved; for a taken one it suggests free alternatives. */
export function AliasField({ alias, own, problem, words: { form: said, wrong }, onChange }: Props) {
  const [answer, setAnswer] = useState<(AliasAnswer & { alias: string }) | null>(null);
  const [broken, setBroken] = useState(false);
  const [pending, setPending] = useState(false);
  const asked = useRef('');
  const wanted = alias.trim();
  const about = answer?.alias === wanted ? answer : null;

  async function check() {
    const isWellFormed = new RegExp(aliasPattern).test(wanted);
    setBroken(!isWellFormed);
    if (!isWellFormed) return;
    asked.current = wanted;
    setPending(true);
    const result = await checkAlias(wanted);
    setPending(false);
    // The alias may have changed while the request ran.
    if (result.ok && asked.current === wanted) setAnswer({ ...result.data, alias: wanted });
  }
  const error = (broken && wrong.alias) || (about && !about.free && wrong.taken) || problem;
  return (
    <div className="own-store-alias">
      <Field label={said.alias} hint={said.aliasHint} error={error} required>
        {(tied) => (
          <TextInput
            {...tied}
            name="alias"
            value={alias}
            maxLength={20}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setBroken(false);
              onChange(target.value);
            }}
          />
        )}
      </Field>
      {wanted !== own && (
        <Button
          variant="secondary"
          size="compact"
          pending={pending}
          pendingLabel={said.checking}
          onClick={() => void check()}
        >
          {said.check}
        </Button>
      )}
      <p role="status">{about?.free && wanted !== own && fill(said.free, { alias: wanted })}</p>
      {about && about.suggestions.length > 0 && (
        <div>
          <p>{said.suggestions}</p>
          <div className="actions">
            {about.suggestions.map((suggestion) => (
              <Button key={suggestion} variant="quiet" size="compact" onClick={() => onChange(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
