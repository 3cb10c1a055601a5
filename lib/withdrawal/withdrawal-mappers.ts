import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import type { Receipt, Withdrawal } from './withdrawal';
import type { WithdrawalField, WithdrawalProblems } from './withdrawal-form';

/** Empty fields are not sent. */
export const toWithdrawalWire = (
  { number, name, email, words, lines, secret }: Withdrawal,
  locale: Locale,
): BodyOf<'declareWithdrawal'> => ({
  idioma: locale,
  numero: number,
  nombre: name,
  correo: email,
  ...(secret && { clave: secret }),
  ...(lines.length > 0 && {
    lineas: lines.map(({ code, client, quantity }) => ({
      codigo: code,
      cantidad: quantity,
      ...(client && { clienta: client }),
    })),
  }),
  ...(words && { texto: words }),
});

export const toReceipt = ({ recibo, recibidoEn }: AnswerOf<'declareWithdrawal'>): Receipt => ({
  code: recibo,
  at: recibidoEn,
});

const fieldOfWire: Record<string, WithdrawalField> = {
  numero: 'number',
  nombre: 'name',
  correo: 'email',
  texto: 'words',
};
const wrongOf = { number: 'characters', name: 'name', email: 'email', words: 'characters' } as const;

/** The backend's errors, by form field. */
export const toWithdrawalProblems = (fields: Record<string, string>): WithdrawalProblems =>
  Object.fromEntries(
    Object.keys(fields).flatMap((wire) => {
      const field = fieldOfWire[wire];
      return field ? [[field, wrongOf[field]]] : [];
    }),
  );
