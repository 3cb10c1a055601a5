import 'server-only';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { escapeHtml, formStyle, standaloneFrame, standalonePagePolicy } from '@/lib/standalone-page';

// The forms of customer care without script: errors are shown on a page of its own, with everything that was typed
// still in the fields.

type SmallField = {
  name: string;
  label: string;
  value: string;
  /** Without a kind it is one line of text. */
  kind?: 'email' | 'paragraphs' | 'hidden' | { options: [value: string, label: string][] };
  needed?: boolean;
  problem?: string | null;
};

type Form = {
  locale: Locale;
  title: string;
  text: string;
  action: string;
  fields: SmallField[];
  submit: string;
  /** Why sending failed, and an alternative. */
  failed?: { text: string; mail?: { href: string; label: string } } | null;
};

export function noScriptForm({ locale, title, text, action, fields, submit, failed = null }: Form): Response {
  const trouble = failed ? `<p class="wrong" role="alert">${escapeHtml(failed.text)}</p>` : '';
  const mail = failed?.mail
    ? `<p><a class="quiet" href="${escapeHtml(failed.mail.href)}">${escapeHtml(failed.mail.label)}</a></p>`
    : '';
  const inputs = `${fields.map(toInput).join('')}<button>${escapeHtml(submit)}</button>`;
  const way = `${trouble}<form method="post" action="${localePath(locale, action)}">${inputs}</form>${mail}`;
  return toPage({ language: locale, title, text, way }, failed ? 503 : 422);
}

function toInput({ name, label, value, kind, needed = false, problem }: SmallField): string {
  if (kind === 'hidden') return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const said = problem ? `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>` : '';
  const tied = `id="${name}" name="${name}"${needed ? ' required' : ''}${problem ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''}`;
  return `<label for="${name}">${escapeHtml(label)}</label>${said}${toControl(tied, value, kind)}`;
}

function toControl(tied: string, value: string, kind: SmallField['kind']): string {
  if (kind === 'paragraphs') return `<textarea ${tied} rows="6">${escapeHtml(value)}</textarea>`;
  if (typeof kind === 'object') {
    const options = kind.options.map(
      ([each, label]) =>
        `<option value="${escapeHtml(each)}"${each === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${tied}>${options.join('')}</select>`;
  }
  return `<input ${tied} value="${escapeHtml(value)}"${kind === 'email' ? ' type="email"' : ''}>`;
}

type Receipt = { locale: Locale; title: string; text: string; facts: [string, string][]; back: [string, string] };

export function noScriptReceipt({ locale, title, text, facts, back: [path, label] }: Receipt): Response {
  const list = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const way = `<dl>${list}</dl><a href="${localePath(locale, path)}">${escapeHtml(label)}</a>`;
  return toPage({ language: locale, title, text, way }, 200);
}

const toPage = (page: { language: Locale; title: string; text: string; way: string }, status: number): Response =>
  new Response(standaloneFrame({ ...page, head: formStyle }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `${standalonePagePolicy}; form-action 'self'`,
      'referrer-policy': 'no-referrer',
    },
  });
