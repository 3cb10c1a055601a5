import { type Html, html } from '../../shared/html.ts';
import { describedBy, type Fields, problem, type Wrong } from './form-parts.ts';
import type { Desk } from './layout.ts';
import type { Fact } from './payment.page.ts';
import type { Carrier } from './ports.ts';

/** What is said of a parcel that leaves: the day, who carries it and its number, the last two where they are known. */
export type AsksLeaving = { carriers: Carrier[]; today: string };

const trackingPattern = '[0-9A-Za-z-]{4,40}';
const isTracking = new RegExp(`^${trackingPattern}$`);

export function leavingFields(desk: Desk, fields: Fields, { carriers, today }: AsksLeaving, wrong: Wrong): Html {
  const { form } = desk.words;
  const [badDay, badTracking] = [wrong.includes('leftOn'), wrong.includes('tracking')];
  const { carrier, tracking, leftOn } = fields;
  return html`<div><label for="leftOn">${form.leftOn}</label>${problem('leftOn', form.badLeftOn, badDay)}
<input id="leftOn" name="leftOn" type="date" required max="${today}" value="${leftOn || today}"${badDay ? html` aria-invalid="true" aria-describedby="leftOn-wrong"` : null}></div>
<div><label for="carrier">${form.carrier}</label><select id="carrier" name="carrier"><option value="">${form.noCarrier}</option>
${carriers.map(({ code, name }) => html`<option value="${code}"${code === carrier ? html` selected` : null}>${name}</option>`)}</select></div>
<div><label for="tracking">${form.tracking}</label>${problem('tracking', form.badTracking, badTracking)}
<input id="tracking" name="tracking" maxlength="40" autocomplete="off" spellcheck="false" value="${tracking}"${describedBy('tracking', badTracking)}>
<p class="hint" id="tracking-hint">${form.trackingHint}</p></div>`;
}

export const leavingFacts = (desk: Desk, { carrier, tracking, leftOn }: Fields, { carriers }: AsksLeaving): Fact[] => {
  const { form } = desk.words;
  return [
    [form.leftOn, leftOn],
    [form.carrier, carriers.find(({ code }) => code === carrier)?.name ?? form.noCarrier],
    ...(tracking === '' ? [] : ([[form.tracking, tracking]] satisfies Fact[])),
  ];
};

export const leavingHidden = ({ carrier, tracking, leftOn }: Fields): Html =>
  html`<input type="hidden" name="leftOn" value="${leftOn}"><input type="hidden" name="carrier" value="${carrier}"><input type="hidden" name="tracking" value="${tracking}">`;

type Typed = Pick<Fields, 'carrier' | 'tracking' | 'leftOn'>;

const daysBack = 60;

/** There is no 31 February, although some clocks read it as 3 March. */
const isCalendarDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** What was filled in about it, and what of it cannot be. */
export function readLeaving(body: Partial<Record<string, string>>, asks: AsksLeaving | null): Typed & { wrong: Wrong } {
  const carrier = (body.carrier ?? '').trim().slice(0, 20);
  const tracking = (body.tracking ?? '').replaceAll(/\s/g, '').slice(0, 60);
  if (asks === null) return { carrier: '', tracking: '', leftOn: '', wrong: [] };
  // Nobody has to say that it was today.
  const leftOn = (body.leftOn ?? '').trim().slice(0, 10) || asks.today;
  const isKnown = carrier === '' || asks.carriers.some(({ code }) => code === carrier);
  const back = (Date.parse(asks.today) - Date.parse(leftOn)) / 86_400_000;
  const isDay = isCalendarDay(leftOn) && back >= 0 && back <= daysBack;
  const isNumber = tracking === '' || (isTracking.test(tracking) && carrier !== '');
  return {
    ...{ carrier, tracking, leftOn },
    wrong: [
      ...(isDay ? [] : (['leftOn'] as const)),
      ...(isKnown ? [] : (['carrier'] as const)),
      ...(isNumber ? [] : (['tracking'] as const)),
    ],
  };
}
