'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CartLine } from '@/lib/cart/cart-line';
import { fill } from '@/lib/i18n/message-texts';
import type { Addressee } from '@/lib/requests/sent/sent-bag';
import { keepAddressee, recallAddressee } from '@/lib/requests/sent/sent-bag-memory';
import { ChooseExecutive } from './choose-executive';
import { ExecutiveFace } from './executive-face';
import { SendBagForm, type SendBagProps } from './send-bag-form';

type Trouble = { kind: 'away' | 'full' | 'gone'; name: string };

/** Chooses the executive, and then takes the visitor's details; those are kept if another executive is chosen. */
export function SendBagStage(props: SendBagProps & { lines: CartLine[] }) {
  const { locale, to, countries, start, words } = props;
  const [chosen, setChosen] = useState<Addressee | null>(() => to ?? recallAddressee());
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const stage = useRef<HTMLDivElement>(null);

  function choose(executive: Addressee | null) {
    setChosen(executive);
    setTrouble(null);
    keepAddressee(executive);
    // The pressed button is gone, so keyboard focus moves to the next step.
    stage.current?.focus();
  }
  return (
    <div ref={stage} tabIndex={-1} className="send-stage">
      <p role="alert" className="form-failure" hidden={!trouble}>
        {trouble && fill(words.send[trouble.kind], { name: trouble.name })}
      </p>
      {chosen ? (
        <>
          <div className="send-to">
            <ExecutiveFace name={chosen.name} portrait={chosen.portrait} />
            <p>
              <span className="text-soft">{words.send.to}</span> <strong>{chosen.name}</strong>
              {chosen.hours && <span className="text-soft send-hours">{chosen.hours}</span>}
            </p>
            {!to && (
              <Button variant="quiet" size="compact" onClick={() => choose(null)}>
                {words.send.change}
              </Button>
            )}
          </div>
          <SendBagForm
            {...props}
            chosen={chosen}
            onRefused={(kind) => {
              // A personal store keeps its executive; elsewhere the visitor may choose another one.
              if (!to) choose(null);
              setTrouble({ kind, name: chosen.name });
            }}
          />
        </>
      ) : (
        <ChooseExecutive locale={locale} countries={countries} start={start} words={words} onChoose={choose} />
      )}
    </div>
  );
}
