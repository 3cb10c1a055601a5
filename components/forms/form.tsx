'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, type Resolver, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import type { Failure, Result } from '@/lib/result';
import { FormWordsProvider, failureText } from './form-context';

type Props<Values extends FieldValues, Data> = {
  /** The form's id, for a submit button outside of it. */
  id?: string;
  schema: ObjectSchema<Values>;
  defaults: DefaultValues<Values>;
  words: Words<'forms'>;
  send: (values: Values) => Promise<Result<Data>>;
  /** `button` is the one that was pressed. */
  onDone: (data: Data, values: Values, button: HTMLElement | null) => void;
  /** Names in this form of the wire's fields, where they differ. */
  fieldOfWire?: Partial<Record<string, Path<Values>>>;
  /** Handles a failure that this form knows; returns true if it is handled. */
  onFailure?: (failure: Failure, values: Values) => boolean;
  /** Initial field errors, from a response to another step. */
  problems?: Partial<Record<Path<NoInfer<Values>>, string>>;
  /** Called with the form's values as typed, before validation. */
  onTyped?: (values: Partial<NoInfer<Values>>) => void;
  submit: ReactNode;
  pending: string;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Typed text is kept after any failure; the first invalid field gets the focus. */
export function Form<Values extends FieldValues, Data>(props: Props<Values, Data>) {
  const { schema, defaults, words, send, onDone, fieldOfWire, onFailure, problems, onTyped } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  // A button outside the form may be pressed again before it shows the pending state.
  const sending = useRef(false);
  const form = useForm<Values>({
    // yup returns the schema's own type; the resolver's types cannot express that for a schema passed as a prop.
    resolver: yupResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues: defaults,
  });
  const { handleSubmit, setError, formState, subscribe } = form;

  useEffect(() => {
    if (!onTyped) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) });
  }, [subscribe, onTyped]);

  useEffect(() => {
    if (problems) showProblems(problems, setError);
  }, [problems, setError]);

  async function submit(values: Values, event?: BaseSyntheticEvent) {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const result = await send(values);
    sending.current = result.ok;
    if (result.ok) {
      setDone(true);
      onDone(result.data, values, (event?.nativeEvent as SubmitEvent | undefined)?.submitter ?? null);
      return;
    }
    if (onFailure?.(result, values)) return;
    const named = Object.entries(result.fields).flatMap(([field, key]) => {
      const name = fieldOfWire?.[field] ?? (field in values ? field : undefined);
      return name === undefined ? [] : [[name, key]];
    });
    showProblems(Object.fromEntries(named), setError);
    if (named.length === 0) setFailure(failureText(words, result));
  }

  return (
    <FormProvider {...form}>
      <FormWordsProvider value={words}>
        <form id={props.id} method="post" noValidate onSubmit={handleSubmit(submit)} className="form">
          {props.children}
          <p role="alert" className="form-failure" hidden={!failure}>
            {failure}
          </p>
          <div className="actions">
            <Button type="submit" pending={formState.isSubmitting || done} pendingLabel={props.pending}>
              {props.submit}
            </Button>
            {props.actions}
          </div>
        </form>
      </FormWordsProvider>
    </FormProvider>
  );
}

type SetError = (name: never, error: { type: string; message: string }, options: { shouldFocus: boolean }) => void;

/** The first of them gets the focus. */
function showProblems(problems: Partial<Record<string, string>>, setError: SetError): void {
  for (const [place, [name, key]] of Object.entries(problems).entries())
    if (key !== undefined) setError(name as never, { type: 'wire', message: key }, { shouldFocus: place === 0 });
}
