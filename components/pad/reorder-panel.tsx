'use client';

import { type FormEvent, useState } from 'react';
import { LinePicture } from '@/components/order/line-picture';
import type { OrderWords } from '@/components/order/order-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { nameMaxLength } from '@/contract/rules';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { formatFailureReason } from '@/lib/order/remark-texts';
import type { PadController } from '@/lib/pad/pad-controller';
import type { RecentArticle, ReorderOptions, RepeatSource, SavedList } from '@/lib/pad/reorder';
import { removeList, saveList } from '@/lib/pad/reorder-mutations';
import type { Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';

type Props = {
  open: boolean;
  onClose: () => void;
  again: ReorderOptions;
  locale: string;
  core: PadController;
  hasLines: boolean;
  onAdd: (code: string) => void;
  words: Words<'pad.again'>;
  reasons: OrderWords['reasons'];
};

/** Earlier orders, saved lists and single articles to order again. All of them append. */
export function ReorderPanel({ open, onClose, again, locale, core, hasLines, onAdd, words, reasons }: Props) {
  const [lists, setLists] = useState(again.lists);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const { lastOrder, articles } = again;

  async function repeat(action: string, what: RepeatSource) {
    setPending(true);
    const done = await core.repeat(what, idempotencyKeyOf(action));
    setPending(false);
    if (done) releaseIdempotencyKey(action);
    onClose();
  }
  async function keep(work: Promise<Result<SavedList[]>>, done: string) {
    setPending(true);
    const answer = await work;
    setPending(false);
    setSaid(answer.ok ? done : (formatFailureReason(answer, reasons) ?? words.failed));
    if (answer.ok) setLists(answer.data);
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const kept = name.trim();
    if (!kept) return setSaid(words.nameMissing);
    setName('');
    void keep(saveList(kept), fill(words.saved, { name: kept }));
  }
  const day = (date: string) => shopDates(locale, { dateStyle: 'long' }).format(new Date(date));
  return (
    <Dialog open={open} onClose={onClose} size="wide" title={words.title} closeLabel={words.close}>
      {open && (
        <div className="again">
          <p role="status">{said}</p>
          {lastOrder && (
            <section>
              <h3>{words.lastTitle}</h3>
              <p>
                {fill(words.last, { number: lastOrder.number, day: day(lastOrder.date) })}{' '}
                {fillCount(words.lines, lastOrder.lines)}
              </p>
              <Button
                variant="secondary"
                size="compact"
                pending={pending}
                onClick={() => void repeat(`repeat-${lastOrder.number}`, { order: lastOrder.number })}
              >
                {words.repeat}
              </Button>
            </section>
          )}
          <section>
            <h3>{words.listsTitle}</h3>
            {lists.length === 0 && <p className="text-soft">{words.noLists}</p>}
            <ul>
              {lists.map((list) => (
                <li key={list.id} className="again-row">
                  <span>
                    {list.name} <span className="text-soft">{fillCount(words.lines, list.lines)}</span>
                  </span>
                  <Button
                    variant="secondary"
                    size="compact"
                    pending={pending}
                    onClick={() => void repeat(`list-${list.id}`, { list: list.id })}
                  >
                    {words.addList}
                    <span className="sr-only"> {list.name}</span>
                  </Button>
                  <Button
                    variant="quiet"
                    size="compact"
                    onClick={() => void keep(removeList(list.id), fill(words.removed, { name: list.name }))}
                  >
                    {words.remove}
                    <span className="sr-only"> {list.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
            {hasLines && (
              <form className="again-save" onSubmit={save}>
                <Field label={words.saveName}>
                  {(control) => (
                    <TextInput
                      {...control}
                      maxLength={nameMaxLength}
                      value={name}
                      onChange={({ target }) => setName(target.value)}
                    />
                  )}
                </Field>
                <Button type="submit" variant="secondary" pending={pending}>
                  {words.save}
                </Button>
              </form>
            )}
          </section>
          {articles.length > 0 ? (
            <section>
              <h3>{words.recentTitle}</h3>
              <ul>
                {articles.map((article) => (
                  <Recent key={article.code} article={article} onAdd={onAdd} words={words} />
                ))}
              </ul>
            </section>
          ) : (
            <p className="text-soft">{words.nothing}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

type RecentProps = Pick<Props, 'onAdd' | 'words'> & { article: RecentArticle };

function Recent({ article: { code, name, colourName, size, picture, priceCents, units }, onAdd, words }: RecentProps) {
  return (
    <li className="again-row">
      <LinePicture picture={picture} className="again-picture" sizes="40px" />
      <span>
        {name}{' '}
        <span className="text-soft">
          {code} · {colourName} · {size} · {formatPrice(priceCents)}
          {units === 0 && ` · ${words.soldOut}`}
        </span>
      </span>
      <Button variant="secondary" size="compact" onClick={() => onAdd(code)}>
        {words.add}
        <span className="sr-only">
          {' '}
          {name}, {colourName}, {size}
        </span>
      </Button>
    </li>
  );
}
