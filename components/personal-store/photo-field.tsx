'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { Group } from '@/components/ui/group';
import { portraitMaxBytes } from '@/contract/rules';
import type { Words } from '@/lib/i18n/message-texts';
import { shrinkPicture } from '@/lib/media/shrink-picture';
import type { PersonalStore } from '@/lib/personal-store/personal-store';

type Props = {
  store: PersonalStore;
  /** A new picture in base64, null to remove it, undefined to leave it. */
  chosen: string | null | undefined;
  problem: string | undefined;
  words: Words<'store.own'>;
  onChoose: (text: string | null) => void;
};

const sides = [900, 720, 560];

/** The photo is scaled down before it leaves the device. */
export function PhotoField({ store, chosen, problem, words: { photo: said, wrong }, onChoose }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const has = chosen === undefined ? store.portrait !== null : chosen !== null;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setReading(true);
    setRefused(null);
    const found = await shrinkPicture(file, { sides, maxBytes: portraitMaxBytes }).catch(
      () => ({ refused: 'unreadable' }) as const,
    );
    setReading(false);
    if ('text' in found) onChoose(found.text);
    else setRefused(found.refused === 'tooLarge' ? wrong.tooLarge : wrong.photo);
  }
  const error = refused ?? problem;
  return (
    <Group label={said.title} className="own-store-photo">
      <p className="ui-label" aria-hidden="true">
        {said.title}
      </p>
      <p className="ui-hint">{said.hint}</p>
      <input ref={field} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      <div className="actions">
        <Button
          variant="secondary"
          name="portrait"
          pending={reading}
          pendingLabel={said.reading}
          onClick={() => field.current?.click()}
        >
          {has ? said.replace : said.choose}
        </Button>
        {has && (
          <Button variant="quiet" onClick={() => onChoose(null)}>
            {said.remove}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert">
          <FieldError id="photo-error">{error}</FieldError>
        </p>
      )}
    </Group>
  );
}
