import type { FormWords } from '@/components/forms/form-words';

type Said = { title: string; text: string };
export type LinkState = 'none' | 'used' | 'expired' | 'unknown' | 'busy';

/** The groups `recovery` and `forms` of the messages. */
export type RecoveryWords = {
  ask: Said & Record<'user' | 'userHint' | 'submit' | 'pending' | 'signIn', string> & { done: Said };
  choose: Record<
    | 'loading'
    | 'recoveryTitle'
    | 'joiningTitle'
    | 'as'
    | 'password'
    | 'hint'
    | 'submit'
    | 'pending'
    | 'retry'
    | 'again'
    | 'taken',
    string
  > & {
    closed: Record<LinkState, Said>;
    done: Record<'recovery' | 'joining', Said> & { signIn: string };
  };
  change: Record<'current' | 'password' | 'hint' | 'submit' | 'pending' | 'done', string>;
};

export type PasswordWords = { recovery: RecoveryWords; forms: FormWords };
