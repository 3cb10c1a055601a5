'use client';

import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { noteMaxLength } from '@/contract/rules';
import { actingForm } from '@/lib/account/advisor/acting-form';
import { actAs, actingFieldOfWire } from '@/lib/account/advisor/acting-mutations';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { code: string; target: string; words: { act: Words<'advisor.act'>; forms: Words<'forms'> } };

/** An advisor has to give a reason before acting as an executive. */
export function ActAsForm({ code, target, words: { act, forms } }: Props) {
  return (
    <Form
      schema={actingForm}
      defaults={{ reason: '' }}
      words={forms}
      send={({ reason }) => actAs(code, reason)}
      // A full load, so that nothing of the advisor's pages stays in memory for the executive's.
      onDone={() => window.location.assign(target)}
      fieldOfWire={actingFieldOfWire}
      submit={act.submit}
      pending={act.pending}
    >
      <TextField name="reason" label={act.reason} hint={act.hint} maxLength={noteMaxLength} />
    </Form>
  );
}
