import { type Html, html } from '../../shared/html.ts';
import { describedBy, type Fields, problem, type Wrong } from './form-parts.ts';
import { formatMoney } from './formats.ts';
import { type ActionName, type Desk, formToken, home, link, type Page } from './layout.ts';
import { type AsksLeaving, leavingFacts, leavingFields, leavingHidden } from './leaving.page.ts';
import { type Fact, toFacts } from './payment.page.ts';

export const reasonLength = { least: 3, most: 500 };

/** What is asked about, besides the reason. */
export type Asking = {
  name: ActionName;
  facts: Fact[];
  /** Else a note may be left empty. */
  needsReason: boolean;
  asksAmount: boolean;
  /** A line of the bank's statement: any amount, and the number that the bank gave it. */
  asksLine: boolean;
  asksCloses: boolean;
  /** With whom a parcel leaves, and no later than today. */
  asksLeaving: AsksLeaving | null;
  /** What is in the parcels that it is about, and the fingerprint of it. */
  contents: { shown: Html; seen: string } | null;
  back: string;
  /** What else follows, or does not. */
  remark: string | null;
};

function amountField({ words, locale }: Desk, { amount, seenCents }: Fields, asking: Asking, wrong: Wrong): Html {
  const { form } = words;
  const isWrong = wrong.includes('amount');
  const hint = asking.asksLine ? form.lineAmountHint : `${form.amountHint} ${formatMoney(locale, seenCents)}.`;
  return html`<div><label for="amount">${form.amount}</label>${problem('amount', asking.asksLine ? form.badLineAmount : form.badAmount, isWrong)}
<input id="amount" name="amount" inputmode="decimal" required maxlength="10" autocomplete="off" value="${amount}"${describedBy('amount', isWrong)}>
<p class="hint" id="amount-hint">${hint}</p></div>`;
}

function bankIdField({ words: { form } }: Desk, { bankId }: Fields, isWrong: boolean): Html {
  return html`<div><label for="bankId">${form.bankId}</label>${problem('bankId', form.badBankId, isWrong)}
<input id="bankId" name="bankId" required maxlength="60" autocomplete="off" spellcheck="false" value="${bankId}"${describedBy('bankId', isWrong)}>
<p class="hint" id="bankId-hint">${form.bankIdHint}</p></div>`;
}

const seenFields = ({ seenCents, seenContents }: Fields): Html =>
  html`<input type="hidden" name="seen" value="${seenCents}"><input type="hidden" name="contents" value="${seenContents}">`;

export function askPage(desk: Desk, asking: Asking, { fields, wrong }: { fields: Fields; wrong: Wrong }): Page {
  const { form, action } = desk.words;
  const { title, explained } = action[asking.name];
  const badReason = wrong.includes('reason');
  return {
    title,
    body: html`${wrong.includes('contents') ? html`<p class="wrong" role="alert">${desk.words.order.contentsChanged}</p>` : null}
<p>${explained}</p>${asking.remark === null ? null : html`<p>${asking.remark}</p>`}${toFacts(asking.facts)}${asking.contents?.shown ?? null}
<form class="stacked" method="post" action="${desk.path}">${formToken(desk)}${seenFields(fields)}
${asking.asksAmount ? amountField(desk, fields, asking, wrong) : null}
${asking.asksLine ? bankIdField(desk, fields, wrong.includes('bankId')) : null}
${asking.asksLeaving ? leavingFields(desk, fields, asking.asksLeaving, wrong) : null}
<div><label for="reason">${asking.needsReason ? form.reason : form.reasonOptional}</label>${problem('reason', asking.needsReason ? form.badReason : form.badNote, badReason)}
<textarea id="reason" name="reason" rows="4"${asking.needsReason ? html` required` : null} minlength="${reasonLength.least}" maxlength="${reasonLength.most}"${describedBy('reason', badReason)}>${fields.reason}</textarea>
<p class="hint" id="reason-hint">${form.reasonHint}</p></div>
${asking.asksCloses ? html`<label><input type="checkbox" name="closes" value="yes"${fields.closes ? html` checked` : null}>${form.closes}</label>` : null}
<button>${form.go}</button></form><p>${link(asking.back, form.back)}</p>`,
  };
}

/** Everything once more, amounts too, before anything happens. */
export function surePage(
  desk: Desk,
  asking: Asking,
  { fields, cents }: { fields: Fields; cents: number | null },
): Page {
  const { form, action } = desk.words;
  const facts: Fact[] = [
    ...asking.facts,
    ...(cents === null
      ? []
      : ([[action[asking.name].title, html`<b>${formatMoney(desk.locale, cents)}</b>`]] satisfies Fact[])),
    ...(asking.asksLine ? ([[form.bankId, fields.bankId]] satisfies Fact[]) : []),
    ...(asking.asksLeaving ? leavingFacts(desk, fields, asking.asksLeaving) : []),
    ...(fields.reason === '' ? [] : ([[form.reason, fields.reason]] satisfies Fact[])),
  ];
  return {
    title: form.sureTitle,
    body: html`<p><b>${action[asking.name].title}.</b> ${form.sure}</p>${asking.remark === null ? null : html`<p>${asking.remark}</p>`}
${toFacts(facts)}${asking.contents?.shown ?? null}${fields.closes ? html`<p>${form.closes}.</p>` : null}
<form method="post" action="${desk.path}">${formToken(desk)}
<input type="hidden" name="sure" value="yes">${seenFields(fields)}
<input type="hidden" name="amount" value="${fields.amount}"><input type="hidden" name="bankId" value="${fields.bankId}"><input type="hidden" name="reason" value="${fields.reason}">
${fields.closes ? html`<input type="hidden" name="closes" value="yes">` : null}
${asking.asksLeaving ? leavingHidden(fields) : null}
<button>${action[asking.name].send}</button></form><p>${link(asking.back, form.back)}</p>`,
  };
}

export const signInPage = (desk: Desk, isWrong: boolean): Page => ({
  title: desk.words.signIn.title,
  body: html`${isWrong ? html`<p class="wrong" role="alert">${desk.words.signIn.wrong}</p>` : null}
<form class="stacked" method="post" action="${home}/sign-in">
<div><label for="user">${desk.words.signIn.user}</label><input id="user" name="user" required maxlength="100" autocomplete="username" autocapitalize="none"></div>
<div><label for="password">${desk.words.signIn.password}</label><input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"></div>
<button>${desk.words.signIn.send}</button></form>`,
});

const problems = ['400', '401', '403', '404', '409', '429', '500', '503'] as const;

export function problemPage(desk: Desk, status: number): Page {
  const { problem: says, problemTitle, signIn, title } = desk.words;
  const known = problems.find((one) => one === String(status)) ?? (status < 500 ? '400' : '500');
  return {
    title: problemTitle,
    body: html`<p role="alert">${says[known]}</p><p>${desk.operator === null ? link(`${home}/sign-in`, signIn.title) : link(home, title)}</p>`,
  };
}
