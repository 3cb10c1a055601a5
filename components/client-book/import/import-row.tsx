import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { Textarea } from '@/components/ui/textarea';
import { fullName } from '@/lib/client-book/client-book';
import { toClientPath } from '@/lib/client-book/clients-filter';
import { type ContactField, contactFields } from '@/lib/client-book/import/contact';
import type { ValidatedRow } from '@/lib/client-book/import/import-rows';
import type { Import } from '@/lib/client-book/import/use-import';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { ImportWords } from './words';

type Props = {
  locale: Locale;
  row: ValidatedRow;
  work: Import;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  words: ImportWords;
};

/** One contact that was read: to choose, correct or drop before it is sent. */
export function ImportRow({ locale, row, work, isOpen, onOpen, words }: Props) {
  const { said } = words;
  const { contact, state } = row;
  const fields = useId();
  const name = fullName(contact) || said.nameless;
  const isDone = state === 'added';
  return (
    <>
      <tr data-state={state}>
        <th scope="row">
          {!isDone && (
            <input
              type="checkbox"
              className="client-choice"
              checked={row.goes}
              disabled={!row.draft || work.sending}
              aria-label={fill(said.choose, { name })}
              onChange={({ target }) => work.choose(row.key, target.checked)}
            />
          )}
          {name}
        </th>
        <td>
          {/* As it will be stored, if it is valid. */}
          {contact.phone && <span className="client-line">{row.draft?.phone ?? contact.phone}</span>}
          {contact.email && <span className="client-line">{contact.email}</span>}
        </td>
        <td>
          <strong>{said.states[state]}</strong>
          <Why locale={locale} row={row} words={words} />
        </td>
        <td className="import-actions">
          {!isDone && (
            <>
              <Button
                variant="quiet"
                size="compact"
                aria-expanded={isOpen}
                aria-controls={isOpen ? fields : undefined}
                aria-label={fill(isOpen ? said.closeOf : said.editOf, { name })}
                onClick={() => onOpen(!isOpen)}
              >
                {isOpen ? said.close : said.edit}
              </Button>
              <Button
                variant="quiet"
                size="compact"
                aria-label={fill(said.dropOf, { name })}
                onClick={() => !work.sending && work.drop(row.key)}
              >
                {said.drop}
              </Button>
            </>
          )}
        </td>
      </tr>
      {isOpen && !isDone && (
        <tr id={fields} className="import-fields">
          <td colSpan={4}>
            <div className="client-pair">
              {contactFields.map((field) => (
                <RowField key={field} row={row} field={field} work={work} words={words} />
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * Why a row cannot be imported, or which client it is already. That client's page opens in a new tab, because the list
 * is not saved yet.
 */
function Why({ locale, row, words: { said, reasons, forms, form, newTab } }: Pick<Props, 'locale' | 'row' | 'words'>) {
  const { problems, known, outcome, state } = row;
  if (state === 'wrong')
    return contactFields.flatMap((field) => {
      const problem = problems[field];
      if (!problem) return [];
      return [
        <span key={field} className="client-line">
          {`${said.fields[field]}: ${wordsFor(problem, { said, form, forms })}`}
        </span>,
      ];
    });
  const page = known?.id ?? (outcome?.kind === 'added' ? outcome.id : null);
  if (page !== null && page !== undefined)
    return (
      <a
        href={localePath(locale, toClientPath(page))}
        target="_blank"
        rel="noopener"
        className={linkClass('plain', 'client-line')}
      >
        {known ? (known.name ?? said.openKnown) : said.openNew}
        <span className="sr-only"> {newTab}</span>
      </a>
    );
  if (outcome?.kind === 'refused') {
    const reason = outcome.reason.slice(outcome.reason.lastIndexOf('.') + 1) as keyof typeof reasons;
    return <span className="client-line">{reasons[reason] ?? said.refused}</span>;
  }
  return null;
}

function wordsFor(problem: string, { said, form, forms }: Pick<ImportWords, 'said' | 'form' | 'forms'>): string {
  const known: Record<string, string> = { ...forms.wrong, ...form.wrong, birthday: said.wrongBirthday };
  return known[problem] ?? forms.wrong.pattern;
}

type FieldProps = Pick<Props, 'row' | 'work' | 'words'> & { field: ContactField };

function RowField({ row, field, work, words: { said, form, forms } }: FieldProps) {
  const problem = row.problems[field];
  const Control = field === 'notes' ? Textarea : TextInput;
  return (
    <Field label={said.fields[field]} error={problem && wordsFor(problem, { said, form, forms })}>
      {(control) => (
        <Control
          {...control}
          value={row.contact[field]}
          autoComplete="off"
          readOnly={work.sending}
          onChange={({ target }: { target: { value: string } }) => work.edit(row.key, field, target.value)}
        />
      )}
    </Field>
  );
}
